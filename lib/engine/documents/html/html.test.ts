import { describe, expect, it } from 'vitest';
import { bytesOf, linesOf, textsOf } from '../testing';

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;

describe('HTML text', () => {
  it.each([
    ['a declared charset', bytesOf('<html><meta charset="iso-8859-2"><p>\xa3\xf3d\xbc')],
    ['a byte order mark', Uint8Array.of(0xef, 0xbb, 0xbf, ...new TextEncoder().encode('<html><p>Łódź'))],
    ['valid UTF-8 that says nothing', new TextEncoder().encode('<html><p>Łódź')],
    ['entities', bytesOf('<html><p>&#321;&oacute;d&#x17a;')],
  ])('decodes by %s', async (_, bytes) => {
    expect(await textsOf(bytes)).toEqual(['Łódź']);
  });

  it('falls back to windows-1252', async () => {
    expect(await textsOf(bytesOf('<html><p>caf\xe9 \x96 5 \x80'))).toEqual(['café – 5 €']);
  });

  it('leaves out what a browser does not show', async () => {
    const hidden =
      '<script>a</script><style>b</style><!-- c --><p hidden>d</p><p style="display: none">e</p><p class="off">f</p>' +
      '<template>g</template><div style="visibility:hidden"><p>h</p></div><p>shown</p>';
    expect(await textsOf(page(hidden, '<title>t</title><style>.off{display:none}</style>'))).toEqual([
      'shown',
    ]);
  });

  it('collapses white space, but not in preformatted text', async () => {
    expect(await textsOf(page('<p>a\n   b <b> c</b>&nbsp;d</p><pre>x\n  y   z</pre>'))).toEqual([
      'a b c d',
      'x',
      'y\tz',
    ]);
  });
});

it('reads the page inside of a web archive', async () => {
  const archive = [
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary="----=_Next"',
    '',
    '------=_Next',
    'Content-Type: text/html; charset="utf-8"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<html><p style=3D"color:red">Caf=C3=A9 =',
    'Mira</p></html>',
    '------=_Next',
    'Content-Type: image/png',
    '',
    'x',
    '------=_Next--',
  ].join('\r\n');
  expect(await textsOf(bytesOf(archive))).toEqual(['Café Mira']);
});

describe('HTML structure', () => {
  it('reads headings, lists in lists and paragraphs in items', async () => {
    const lines = await linesOf(
      page('<h2>Work</h2><ul><li>one<ol start="3"><li>inner<li>more</ol><li><p>two</p><p>and</p></ul>'),
    );
    expect(lines.map(({ role, headingLevel, bullet, text }) => [role, headingLevel, bullet, text])).toEqual([
      ['heading', 2, undefined, 'Work'],
      ['listItem', undefined, '•', 'one'],
      ['listItem', undefined, '3.', 'inner'],
      ['listItem', undefined, '4.', 'more'],
      ['listItem', undefined, '•', 'two'],
      ['listItem', undefined, undefined, 'and'],
    ]);
  });

  it('numbers cells over spans and nested tables', async () => {
    const lines = await linesOf(
      page('<table><tr><td colspan=2>a<td>b<tr><th>c<td><table><tr><td>d</table>e</table><p>f'),
    );
    expect(lines.map(({ text, cell }) => [text, cell?.table, cell?.row, cell?.column])).toEqual([
      ['a', 0, 0, 0],
      ['b', 0, 0, 2],
      ['c', 0, 1, 0],
      ['d', 1, 0, 0],
      ['e', 0, 1, 1],
      ['f', undefined, undefined, undefined],
    ]);
  });

  it('keeps lines of a paragraph in one block and sets apart what is set apart', async () => {
    const lines = await linesOf(
      page(
        '<p>a<br>b</p><div class="row"><span>Welder</span><span>2019</span></div><p>x<span style="float:right">y</span></p>',
        '<style>.row{display:flex}</style>',
      ),
    );
    expect(lines.map(({ text, block }) => [text, block])).toEqual([
      ['a', 0],
      ['b', 0],
      ['Welder\t2019', 1],
      ['x\ty', 2],
    ]);
  });

  it('takes the look from tags, styles and simple rules, the more specific one last', async () => {
    const style =
      '<style>p{font-size:10pt}.name{font-weight:700;color:#1f3864}p.name{font-size:2em}@media print{p{font-size:1px}}</style>';
    const [line] = await linesOf(page('<p class="name">Mira <i style="font-weight:normal">x</i></p>', style));
    expect(line?.runs).toEqual([
      { text: 'Mira ', bold: true, italic: false, fontSize: 24, color: '1f3864' },
      { text: 'x', bold: false, italic: true, fontSize: 24, color: '1f3864' },
    ]);
  });

  it('keeps links to pages and addresses, and no scripts', async () => {
    const [line] = await linesOf(
      page('<p><a href="mailto:mira@example.org">mail</a> <a href="javascript:alert(1)">x</a>'),
    );
    expect(line?.runs.map((run) => run.href)).toEqual(['mailto:mira@example.org', undefined]);
  });
});
