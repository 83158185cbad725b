import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayName, mediaTypeOf, pastDay } from './file-facts';

describe('displayName', () => {
  it.each([
    ['team/2024/Müller.pdf', 'team/2024/Müller.pdf'],
    ['../../etc/passwd', 'etc/passwd'],
    ['C:\\Users\\me\\cv.doc', 'C:/Users/me/cv.doc'],
    ['/./a//b/', 'a/b'],
    ['cv\r\nSet-Cookie: x=1.pdf', 'cvSet-Cookie: x=1.pdf'],
    ['annexe\u202Efdp.exe', 'annexefdp.exe'],
    [' .. ', 'document'],
    ['', 'document'],
  ])('of %j', (given, shown) => {
    expect(displayName(given)).toBe(shown);
  });

  it('holds no control character and no step upwards, and is never empty or too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (given) => {
        const name = displayName(given);
        expect(name).not.toMatch(/\p{Cc}/u);
        expect(name.split('/')).not.toContain('..');
        expect([...name].length).toBeGreaterThan(0);
        expect([...name].length).toBeLessThanOrEqual(255);
      }),
    );
  });
});

describe('mediaTypeOf', () => {
  it.each([
    ['%PDF-1.7', 'cv.docx', 'application/pdf'],
    ['\n\n%PDF-1.4', 'cv', 'application/pdf'],
    ['PK\u0003\u0004', 'cv.DOCX', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['PK\u0003\u0004', 'cv.pdf', 'application/zip'],
    ['II*\0', 'fax.pdf', 'image/tiff'],
    ['MM\0*', 'fax', 'image/tiff'],
    ['\0\0\0\u001cftypheic', 'IMG_1.JPG', 'image/heic'],
    ['\0\0\0\u001cftypmsf1', 'IMG_2.HEIC', 'image/heic'],
    ['{\\rtf1', 'cv.doc', 'application/rtf'],
    ['<!DOCTYPE html>', 'cv.pdf', 'text/html'],
    ['Mara Lind', 'cv.txt', 'text/plain'],
    ['Mara Lind', 'cv.pdf', 'application/octet-stream'],
    ['', '', 'application/octet-stream'],
  ])('of %j named %s', (content, name, mediaType) => {
    expect(mediaTypeOf(Buffer.from(content, 'latin1'), name)).toBe(mediaType);
  });
});

describe('pastDay', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['2024-06-02', '2024-06-01'],
    ['1970-01-01', '2024-06-01'],
    ['2024-13-01', '2024-06-01'],
    ['yesterday', '2024-06-01'],
    ['', '2024-06-01'],
  ])('of %j', (given, day) => {
    expect(pastDay(given, '2024-06-01')).toBe(day);
  });
});
