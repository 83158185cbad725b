import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ResumeParseRequest } from '@/lib/contracts';
import { parseJsonBody } from './json-body';

const MEMBERS = Object.keys(ResumeParseRequest.shape);

function parse(body: unknown) {
  return parseJsonBody(Buffer.from(JSON.stringify(body)), ResumeParseRequest);
}

describe('a body of JSON', () => {
  it('of any kind is a request or a failure that names a member and quotes no value', () => {
    const member = fc.constantFrom(...MEMBERS);
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constant('SECRET-VALUE'),
      fc.constant({ Deep: ['SECRET-VALUE'] }),
    );
    fc.assert(
      fc.property(fc.dictionary(member, value), (body) => {
        const parsed = parse(body);
        if (parsed.ok) return;
        expect(parsed.failure.code).toMatch(/^(Missing|Invalid)Parameter$/);
        expect(MEMBERS.some((name) => parsed.failure.message.includes(name))).toBe(true);
        expect(parsed.failure.message).not.toContain('SECRET-VALUE');
      }),
    );
  });

  it('of any bytes never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(parseJsonBody(bytes, ResumeParseRequest).ok).toBe(false);
      }),
    );
  });

  it.each(['[', '{"a":'])('that nests without end (%s) is answered', (opening) => {
    const parsed = parseJsonBody(Buffer.from(opening.repeat(1_000_000)), ResumeParseRequest);
    expect(parsed.ok).toBe(false);
  });

  it('may hold what nobody knows, however deep', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const text = `{"DocumentAsBase64String":"QQ==","DocumentLastModified":"2026-01-01","Unknown":${deep}}`;
    expect(parseJsonBody(Buffer.from(text), ResumeParseRequest).ok).toBe(true);
  });

  it('has at most so many problems named that the answer stays short', () => {
    const requests = Array.from({ length: 500 }, () => 'no request');
    const body = {
      DocumentAsBase64String: 'QQ==',
      DocumentLastModified: '2026-01-01',
      FlexRequests: requests,
    };
    const parsed = parse(body);
    expect(!parsed.ok && parsed.failure.message.length).toBeLessThan(1500);
  });
});
