import { describe, expect, it } from 'vitest';
import { plainText, toHtml } from '../..';
import { buildDocx, bytesOf, read } from '../../testing';

async function html(source: string | Uint8Array, options = {}): Promise<string> {
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source;
  return toHtml(bytes, await read(bytes), options);
}

const bodyOf = (page: string) => /<body>([\s\S]*)<\/body>/.exec(page)?.[1] ?? '';

describe('a page', () => {
  it('is complete, forbids everything that is not in it, and has a language', async () => {
    const page = await html('Mira');
    expect(page).toMatch(/^<!doctype html>\n<html lang="und">/);
    expect(page).toContain('<meta charset="utf-8">');
    expect(page).toContain("default-src 'none'");
    expect(await html('Mira', { language: 'sv' })).toContain('<html lang="sv">');
    expect(await html('Mira', { language: '"><script>' })).toContain('<html lang="und">');
    expect(await html('מירה לינדקוויסט\n\nרתכת\n\nWelder')).toContain('<html lang="und" dir="rtl">');
  });
});

describe('a page from lines', () => {
  it('shows headings, lists, tables, links and looks', async () => {
    const body =
      '<w:p><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:r><w:t>Mira &amp; Co</w:t></w:r></w:p>' +
      '<w:p><w:r><w:t>• one</w:t></w:r></w:p><w:p><w:r><w:t>• two</w:t></w:r></w:p>' +
      '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>2019</w:t></w:r></w:p></w:tc><w:tc><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Welder</w:t></w:r></w:p></w:tc></w:tr></w:tbl>' +
      '<w:p><w:hyperlink r:id="l"><w:r><w:rPr><w:i/></w:rPr><w:t>page</w:t></w:r></w:hyperlink></w:p>';
    const page = await html(
      buildDocx(body, { relationships: [['l', 'hyperlink', 'https://mira.example/?a=1&amp;b=2']] }),
    );
    expect(bodyOf(page).replace(/\n/g, '')).toBe(
      '<h1 style="font-size:1em">Mira &amp; Co</h1><ul><li>one</li><li>two</li></ul>' +
        '<table><tr><td><p>2019</p></td><td><p><strong>Welder</strong></p></td></tr></table>' +
        '<p><a href="https://mira.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"><em>page</em></a></p>',
    );
  });

  it('escapes text that looks like markup', async () => {
    const page = await html('Mira <script>alert(1)</script> & "Co"');
    expect(bodyOf(page)).toContain('Mira &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Co&quot;');
  });

  it('embeds pictures, unless they are to be hidden', async () => {
    const bytes = bytesOf('{\\rtf1 Mira{\\pict\\pngblip 89504e470d0a1a0a}}');
    expect(await html(bytes)).toContain('src="data:image/png;base64,iVBORw0KGgo="');
    expect(await html(bytes, { hideImages: true })).not.toContain('<img');
  });
});

describe('a page from HTML', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><script>1</script></svg>',
    '<a href="javascript:alert(1)">a</a><a href="JaVa\tScript:alert(1)">b</a>',
    '<iframe src="https://evil.example"></iframe><object data="x"></object><embed src="x">',
    '<form action="https://evil.example"><input name=q><button>go</button></form>',
    '<img src="https://evil.example/pixel.gif"><img srcset="https://evil.example/p 1x">',
    '<p style="background:url(https://evil.example/a)">x</p><p style="background-color:url(//evil.example)">y</p>',
    '<link rel=stylesheet href="https://evil.example"><base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
    '<style>@import "https://evil.example"; p{background-color:image(https://evil.example)}</style>',
    '<video src="https://evil.example"></video><p background="https://evil.example" onclick="alert(1)">z</p>',
    '<div style="position:fixed;top:0;z-index:9">over</div>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ];

  it.each(hostile)('leaves nothing harmful of %s', async (markup) => {
    const body = bodyOf(await html(`<html><body><p>Mira</p>${markup}</body></html>`));
    expect(body).toContain('Mira');
    expect(body).not.toMatch(
      /<(script|svg|iframe|object|embed|form|input|button|link|base|meta|style|video|math)/i,
    );
    expect(body).not.toMatch(/<[^>]*\s(on\w+|srcset|background|action)\s*=/i);
    expect(body).not.toMatch(/<[^>]*(evil\.example|javascript:|position:)/i);
  });

  it('keeps the look of simple rules and pictures that are in the page', async () => {
    const page = await html(
      '<html><style>.n{color:#1f3864;font-weight:bold}</style><p class=n>Mira</p><p hidden>secret</p><img src="data:image/png;base64,iVBORw0KGgo=">',
    );
    expect(page).toContain('color:#1f3864');
    expect(page).toContain('data:image/png');
    expect(page).not.toContain('secret');
  });
});

it('shows every line of the document', async () => {
  const source = 'Mira\n\n- one\n- two\n\nWelder    2019\n\nend';
  const document = await read(source);
  const shown = bodyOf(toHtml(new TextEncoder().encode(source), document)).replace(/<[^>]+>/g, '');
  for (const word of plainText(document).match(/\w+/g) ?? []) expect(shown).toContain(word);
});
