import { afterEach, describe, expect, it, vi } from 'vitest';
import { exactOrigin, hookAddress, isElsewhere, readMessage, sendHook, sendShown } from './messages';
import type { Hook } from './model';

const ATS = 'https://ats.example';
const DOCUMENT = { indexId: 'people', documentId: 'a/1' };

const hook = (more: Partial<Hook> = {}): Hook => ({
  number: 2,
  kind: 'Client',
  linkText: 'Shortlist',
  isBulk: false,
  jsAction: { target: 'parent', targetOrigin: ATS, data: { Job: 7 } },
  ...more,
});

/** Returns a page within another, or alone. */
function standIn(parent: { postMessage: (message: unknown, origin: string) => void } | null) {
  const self = { opener: null } as { opener: null; parent?: unknown };
  self.parent = parent ?? self;
  vi.stubGlobal('window', self);
  vi.stubGlobal('location', { ancestorOrigins: [ATS] });
  return self;
}

afterEach(() => vi.unstubAllGlobals());

describe('what is sent', () => {
  it('goes to nobody where the page around is not the one that is meant', () => {
    const postMessage = vi.fn();
    standIn({ postMessage });
    const elsewhere = hook({
      jsAction: { target: 'parent', targetOrigin: 'https://other.example', data: {} },
    });
    expect(sendHook(elsewhere, 'jo', [DOCUMENT])).toBeUndefined();
    expect(postMessage).not.toHaveBeenCalled();
    expect(elsewhere.jsAction && isElsewhere(elsewhere.jsAction)).toBe(true);
    expect(isElsewhere({ target: 'parent', targetOrigin: `${ATS}/page` })).toBe(false);
  });

  it('goes to the configured origin alone, and mirrors the body of a server hook', () => {
    const postMessage = vi.fn();
    standIn({ postMessage });
    expect(sendHook(hook(), 'jo', [{ ...DOCUMENT, sovScore: 71 }])).toEqual(expect.any(String));
    const [message, origin] = postMessage.mock.calls[0] ?? [];
    expect(origin).toBe(ATS);
    expect(message).toMatchObject({
      Type: 'MatcherHook',
      Version: 1,
      Hook: { Number: 2, LinkText: 'Shortlist', IsBulk: false },
      Username: 'jo',
      Data: { Job: 7 },
      DocumentId: 'a/1',
      IndexId: 'people',
      SovScore: 71,
    });
    sendHook(hook({ isBulk: true }), null, [{ ...DOCUMENT, sovScore: 71 }, { documentId: 'b' }]);
    expect(postMessage.mock.calls[1]?.[0]).toMatchObject({
      Documents: [{ IndexId: 'people', DocumentId: 'a/1', SovScore: 71 }, { DocumentId: 'b' }],
    });
  });

  it.each(['*', '/', '', 'javascript:alert(1)', 'ats.example'])('is not sent to %j', (targetOrigin) => {
    const postMessage = vi.fn();
    standIn({ postMessage });
    expect(exactOrigin(targetOrigin)).toBeUndefined();
    expect(
      sendHook(hook({ jsAction: { target: 'parent', targetOrigin } }), null, [DOCUMENT]),
    ).toBeUndefined();
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('is not sent where nobody embeds the page', () => {
    standIn(null);
    expect(sendHook(hook(), null, [DOCUMENT])).toBeUndefined();
  });

  it('names what is listed to the page around it alone', () => {
    const postMessage = vi.fn();
    standIn({ postMessage });
    sendShown([ATS, 'https://other.example'], [DOCUMENT]);
    expect(postMessage.mock.calls.map(([, origin]) => origin)).toEqual([ATS]);
  });
});

describe('what comes', () => {
  const data = { Type: 'MatcherReceived', Version: 1, Id: 'm1' };

  it('is taken from the page around it at an origin of the session, in the known shape', () => {
    const parent = { postMessage: vi.fn() };
    standIn(parent);
    const source = parent as unknown as Window;
    expect(readMessage({ origin: ATS, source, data }, [ATS])).toEqual({
      type: 'MatcherReceived',
      version: 1,
      id: 'm1',
    });
    expect(readMessage({ origin: 'https://evil.example', source, data }, [ATS])).toBeUndefined();
    expect(readMessage({ origin: ATS, source: {} as Window, data }, [ATS])).toBeUndefined();
    expect(readMessage({ origin: ATS, source: null, data }, [ATS])).toBeUndefined();
    expect(readMessage({ origin: ATS, source, data: { ...data, Version: 2 } }, [ATS])).toBeUndefined();
  });
});

it.each([
  ['https://ats.example/c/{id}?in={indexId}', 'https://ats.example/c/a%2F1?in=people'],
  ['javascript:alert({id})', undefined],
  ['/relative/{id}', undefined],
])('makes of %s the address %s', (template, address) => {
  expect(hookAddress(template, DOCUMENT)).toBe(address);
});
