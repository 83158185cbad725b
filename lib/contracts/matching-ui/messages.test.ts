import { describe, expect, it } from 'vitest';
import {
  DisplayMessage,
  EmbedderMessage,
  HookMessage,
  MatcherMessage,
  MESSAGE_VERSION,
  ReceivedMessage,
  ShownMessage,
  UpdateMessage,
} from './messages';

const Version = MESSAGE_VERSION;
const HOOK = {
  Type: 'MatcherHook',
  Version,
  Id: 'm1',
  Hook: { Number: 0, LinkText: 'Shortlist', IsBulk: false },
  Data: { Job: 7 },
  DocumentId: 'a-1',
  IndexId: 'people',
};
const photo = (text: string) => ({
  Type: 'MatcherDisplay',
  Version,
  Documents: [{ DocumentId: 'a-1', Name: 'Ada Quill', Photo: text }],
});

describe('the messages of a matcher', () => {
  it('are told apart by their type', () => {
    expect(MatcherMessage.parse(HOOK)).toEqual(HookMessage.parse(HOOK));
    const update = { Type: 'MatcherUpdate', Version, Id: 'm2', PreferredCategoryWeights: { Skills: 1 } };
    expect(MatcherMessage.parse(update)).toEqual(UpdateMessage.parse(update));
    const shown = { Type: 'MatcherShown', Version, Documents: [{ DocumentId: 'a-1' }] };
    expect(MatcherMessage.parse(shown)).toEqual(ShownMessage.parse(shown));
  });

  it('are of one version', () => {
    expect(MatcherMessage.safeParse({ ...HOOK, Version: 2 }).success).toBe(false);
  });
});

describe('the messages to a matcher', () => {
  it('hand names and photos, and acknowledge', () => {
    const named = photo('data:image/png;base64,QUJD');
    expect(EmbedderMessage.parse(named)).toEqual(DisplayMessage.parse(named));
    const received = { Type: 'MatcherReceived', Version, Id: 'm1' };
    expect(EmbedderMessage.parse(received)).toEqual(ReceivedMessage.parse(received));
  });

  it.each([
    'https://elsewhere.example/a.png',
    'data:image/svg+xml;base64,QUJD',
    'javascript:alert(1)',
    `data:image/png;base64,${'A'.repeat(300_000)}`,
    7,
  ])('bring no photo as %s, and everything else', (address) => {
    const good = { DocumentId: 'a-2', Name: 'Ben Marsh', Photo: 'data:image/png;base64,QUJD' };
    const [bad] = photo('').Documents;
    const sent = { ...photo(''), Documents: [{ ...bad, Photo: address }, good] };
    const read = DisplayMessage.parse(EmbedderMessage.parse(sent));
    expect(read.Documents).toEqual([{ DocumentId: 'a-1', Name: 'Ada Quill', Photo: undefined }, good]);
  });
});
