import { afterAll, expect, it, vi } from 'vitest';
import { listenToMatcher, readMatcherMessage } from './matcher-messages';

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
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
afterAll(() => vi.unstubAllGlobals());

function listening() {
  const postMessage = vi.fn();
  const frame = { postMessage } as unknown as Window;
  const hear = vi.fn();
  const dropped = vi.fn();
  const stop = listenToMatcher({ address: ADDRESS, window: () => frame, hear, dropped });
  const send = (
    data: unknown,
    { source = frame, origin = ORIGIN }: { source?: unknown; origin?: string } = {},
  ) => page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
  return { postMessage, hear, dropped, stop, send };
}

it('hears a hook once, acknowledges it each time, and stops', () => {
  const { postMessage, hear, stop, send } = listening();
  send(HOOK);
  send(HOOK);
  expect(hear).toHaveBeenCalledExactlyOnceWith({
    type: 'MatcherHook',
    id: 'one',
    hook: { number: 0, linkText: 'Pick' },
    username: 'mary',
    data: { deal: 5 },
    documents: [{ DocumentId: 'ada', IndexId: 'people' }],
  });
  expect(postMessage.mock.calls).toEqual([
    [{ Type: 'MatcherReceived', Version: 1, Id: 'one' }, ORIGIN],
    [{ Type: 'MatcherReceived', Version: 1, Id: 'one' }, ORIGIN],
  ]);
  stop();
  send({ ...HOOK, Id: 'two' });
  expect(hear).toHaveBeenCalledOnce();
});

it('drops what comes from elsewhere, and counts it', () => {
  const { postMessage, hear, dropped, stop, send } = listening();
  send(HOOK, { origin: 'https://evil.example' });
  send(HOOK, { source: { postMessage } });
  send({ ...HOOK, Version: 2 });
  send('hello');
  expect(hear).not.toHaveBeenCalled();
  expect(postMessage).not.toHaveBeenCalled();
  expect(dropped).toHaveBeenLastCalledWith(4);
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
  [null],
])('takes no other form: %j', (message) => {
  expect(readMatcherMessage(message)).toBeUndefined();
});

it('reads updates and lists', () => {
  const update = { Type: 'MatcherUpdate', Version: 1, Id: 'u', FilterCriteria: { Employers: ['Acme'] } };
  expect(readMatcherMessage(update)).toMatchObject({
    type: 'MatcherUpdate',
    filterCriteria: { Employers: ['Acme'] },
  });
  const shown = { Type: 'MatcherShown', Version: 1, Documents: [{ DocumentId: 'a', IndexId: null }] };
  expect(readMatcherMessage(shown)).toEqual({
    type: 'MatcherShown',
    documents: [{ DocumentId: 'a', IndexId: null }],
  });
});
