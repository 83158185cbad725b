import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition, fileAnswer, htmlAnswer, isFromOurPages } from './answers';
import '../testing/store';

describe('contentDisposition', () => {
  it.each([
    [
      'Lebenslauf Müller.pdf',
      'attachment; filename="Lebenslauf M_ller.pdf"; filename*=UTF-8\'\'Lebenslauf%20M%C3%BCller.pdf',
    ],
    [
      'a"; filename="evil.exe',
      `attachment; filename="a__ filename=_evil.exe"; filename*=UTF-8''a%22%3B%20filename%3D%22evil.exe`,
    ],
    ['../../etc/passwd', `attachment; filename="..-..-etc-passwd"; filename*=UTF-8''..-..-etc-passwd`],
  ])('of %s', (name, header) => {
    expect(contentDisposition('attachment', name)).toBe(header);
  });

  it('is one harmless header value, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const value = contentDisposition('attachment', name);
        expect(value).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w.~!$&+#^`|%-]*$/);
        expect(value.match(/"/g)).toHaveLength(2);
        new Headers({ 'Content-Disposition': value });
      }),
    );
  });
});

describe('what is shown in place', () => {
  it('is a PDF alone, and nothing of it can run', () => {
    const pdf = fileAnswer(
      { name: 'a.pdf', mediaType: 'application/pdf', body: Buffer.from('%PDF-') },
      false,
    );
    expect(pdf.headers.get('content-disposition')).toMatch(/^inline/);
    const html = fileAnswer({ name: 'a.html', mediaType: 'text/html', body: Buffer.from('<script>') }, false);
    expect(html.headers.get('content-disposition')).toMatch(/^attachment/);
    for (const answer of [pdf, html, htmlAnswer('<script>alert(1)</script>')]) {
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none';.*; sandbox( allow-same-origin)?$/,
      );
      expect(answer.headers.get('content-security-policy')).not.toContain('allow-scripts');
      expect(answer.headers.get('content-security-policy')).not.toContain('script-src');
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
  });
});

describe('isFromOurPages', () => {
  const request = (headers: Record<string, string>) =>
    new Request('http://localhost:3000/x', { method: 'POST', headers });

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ origin: 'http://localhost:3000' }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
  ])('%o is %s', (headers, expected) => {
    expect(isFromOurPages(request(headers as Record<string, string>))).toBe(expected);
  });
});
