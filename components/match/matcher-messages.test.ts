import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { encode } from '@/lib/contracts/codec';
import {
  HeightMessage,
  HookMessage,
  ShownMessage,
  UpdateMessage,
} from '@/lib/contracts/matching-ui/messages';
import { isMatcherMessage, listenToMatcher } from '@/public/embedding/matcher-messages.js';

const ADDRESS = 'https://match.example.com/matcher/abc/open?key=k';
const ORIGIN = 'https://match.example.com';
const HOOK = {
  Type: 'MatcherHook',
  Version: 1,
  Id: 'one',
  Hook: { Number: 0, LinkText: 'Pick', IsBulk: false },
  Username: 'mary',
  Data: { deal: 5 },
  DocumentId: 'ada',
  IndexId: 'people',
};

/** The window of the page: the tests have none. */
const page = new EventTarget();
beforeAll(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterAll(() => vi.unstubAllGlobals());

function listening() {
  const postMessage = vi.fn();
  const frame = { postMessage } as unknown as Window;
  const hear = vi.fn<(message: unknown) => unknown>();
  const dropped = vi.fn();
  const { display, stop } = listenToMatcher({ address: ADDRESS, window: () => frame, hear, dropped });
  const send = (
    data: unknown,
    { source = frame, origin = ORIGIN }: { source?: unknown; origin?: string } = {},
  ) => page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
  return { postMessage, hear, dropped, display, stop, send };
}

it('hears a hook once, acknowledges it each time, and stops', () => {
  const { postMessage, hear, stop, send } = listening();
  send(HOOK);
  send(HOOK);
  expect(hear).toHaveBeenCalledExactlyOnceWith(HOOK);
  expect(postMessage.mock.calls).toEqual([
    [{ Type: 'MatcherReceived', Version: 1, Id: 'one' }, ORIGIN],
    [{ Type: 'MatcherReceived', Version: 1, Id: 'one' }, ORIGIN],
  ]);
  stop();
  send({ ...HOOK, Id: 'two' });
  expect(hear).toHaveBeenCalledOnce();
});

it('drops what another origin or form has, and counts it; other windows are no business of it', () => {
  const { postMessage, hear, dropped, stop, send } = listening();
  send(HOOK, { origin: 'https://evil.example' });
  send(HOOK, { source: { postMessage } });
  send({ ...HOOK, Version: 2 });
  send('hello');
  expect(hear).not.toHaveBeenCalled();
  expect(postMessage).not.toHaveBeenCalled();
  expect(dropped).toHaveBeenLastCalledWith(3);
  stop();
});

it('acknowledges nothing that its page did not accept, and hears it again', () => {
  const { postMessage, hear, dropped, stop, send } = listening();
  hear.mockReturnValueOnce(false);
  send(HOOK);
  expect(postMessage).not.toHaveBeenCalled();
  expect(dropped).toHaveBeenLastCalledWith(1);
  send(HOOK);
  expect(hear).toHaveBeenCalledTimes(2);
  expect(postMessage).toHaveBeenCalledOnce();
  stop();
});

it('takes what a later matcher says as no fault', () => {
  const { hear, dropped, stop, send } = listening();
  for (const Type of ['MatcherSomethingNew', 'toString']) send({ Type, Version: 1 });
  expect(hear).not.toHaveBeenCalled();
  expect(dropped).not.toHaveBeenCalled();
  stop();
});

it('sends names to the origin of the interface alone', () => {
  const { postMessage, display, stop } = listening();
  display({ Documents: [{ DocumentId: 'ada', Name: 'Ada' }] });
  expect(postMessage.mock.calls).toEqual([
    [{ Type: 'MatcherDisplay', Version: 1, Documents: [{ DocumentId: 'ada', Name: 'Ada' }] }, ORIGIN],
  ]);
  stop();
});

it.each([
  [{ ...HOOK, DocumentId: 7 }],
  [{ ...HOOK, SovScore: '71' }],
  [{ ...HOOK, Documents: 'all' }],
  [{ ...HOOK, Documents: [{ DocumentId: 'a' }, null] }],
  [{ ...HOOK, Hook: undefined }],
  [{ ...HOOK, Id: undefined }],
  [{ ...HOOK, Type: 'toString' }],
  [{ Type: 'MatcherShown', Version: 1 }],
  [{ Type: 'MatcherHeight', Version: 1, Height: -1 }],
  [{ Type: 'MatcherHeight', Version: 1, Height: '9px' }],
  [[]],
  [null],
])('takes no other form: %j', (message) => {
  expect(isMatcherMessage(message)).toBe(false);
});

it('takes all that the contract lets a matcher send', () => {
  const version = 1;
  const document = { documentId: 'a', indexId: null };
  const hook = { number: 0, linkText: 'Pick', isBulk: true };
  for (const message of [
    encode(HookMessage, { type: 'MatcherHook', version, id: 'h', hook, ...document, sovScore: 71 }),
    encode(HookMessage, { type: 'MatcherHook', version, id: 'h', hook, documents: [document] }),
    encode(UpdateMessage, {
      type: 'MatcherUpdate',
      version,
      id: 'u',
      filterCriteria: { employers: ['Acme'] },
    }),
    encode(ShownMessage, { type: 'MatcherShown', version, documents: [document] }),
    encode(HeightMessage, { type: 'MatcherHeight', version, height: 812 }),
  ])
    expect(isMatcherMessage(message), JSON.stringify(message)).toBe(true);
});
