import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { stopService } from '../../testing/service';
import { decodeDocument, isCalendarDate } from './document-bytes';

afterAll(stopService);

describe('a document as base64', () => {
  it('comes out as it went in', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
        const decoded = decodeDocument(Buffer.from(bytes).toString('base64'));
        expect(decoded.ok && new Uint8Array(decoded.value.bytes)).toEqual(bytes);
        expect(decoded.ok && decoded.value.md5).toMatch(/^[0-9A-F]{32}$/);
      }),
    );
  });

  it('is never taken for something else: any other text is refused by the name of its member', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const decoded = decodeDocument(text);
        if (decoded.ok) expect(decoded.value.bytes.toString('base64')).toBe(text);
        else expect(decoded.failure.message).toMatch(/^DocumentAsBase64String /);
      }),
    );
  });
});

describe('a calendar date', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1999-12-31', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['0000-00-00', false],
  ])('%s: %s', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected);
  });
});
