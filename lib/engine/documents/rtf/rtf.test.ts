import { describe, expect, it } from 'vitest';
import { bytesOf, linesOf, read, textsOf } from '../testing';

const rtf = (body: string) => bytesOf(`{\\rtf1\\ansi\\ansicpg1252\\deff0${body}}`);

describe('RTF text', () => {
  it('decodes by the code page of the font, over several bytes of one character', async () => {
    const fonts =
      '{\\fonttbl{\\f0\\fcharset0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset128 Mincho;}{\\f3\\fcharset2 Symbol;}}';
    const body = "caf\\'e9 \\f1 \\'cf\\'f0\\'e8\\f2 \\'93\\'fa\\'96\\'7b\\f3 \\'b7";
    expect(await textsOf(rtf(fonts + body))).toEqual(['café При日本•']);
  });

  it('reads unicode characters and skips what stands for them', async () => {
    expect(
      await textsOf(rtf("\\uc1 \\u321?\\u243\\'f3d\\u378 z {\\uc2\\u8364ab}\\u-10179?\\u-8704?")),
    ).toEqual(['Łódź €😀']);
  });

  it('leaves out tables of fonts and unknown destinations', async () => {
    expect(
      await textsOf(rtf('{\\info{\\title CV}}{\\*\\unknown gone}{\\*\\generator x;}Mira{\\v hidden}')),
    ).toEqual(['Mira']);
  });

  it('reads properties of the file', async () => {
    expect((await read(rtf('{\\info{\\title My CV}{\\author Mira}}x'))).properties).toEqual({
      title: 'My CV',
      author: 'Mira',
    });
  });

  it('keeps the look of runs', async () => {
    const [line] = await linesOf(
      rtf('{\\colortbl;\\red31\\green56\\blue100;}{\\b\\fs32\\cf1 Mira} \\i x\\i0'),
    );
    expect(line?.runs).toEqual([
      { text: 'Mira ', bold: true, italic: false, fontSize: 16, color: '1f3864' },
      { text: 'x', bold: false, italic: true, fontSize: 12 },
    ]);
  });
});

describe('RTF structure', () => {
  it('finds headings by style and outline level', async () => {
    const styles = '{\\stylesheet{\\s0 Normal;}{\\s1\\b heading 1;}{\\s2\\outlinelevel1 Zwischentitel;}}';
    const lines = await linesOf(rtf(`${styles}\\pard\\s1 One\\par\\pard\\s2 Two\\par\\pard Three\\par`));
    expect(lines.map(({ role, headingLevel }) => [role, headingLevel])).toEqual([
      ['heading', 1],
      ['heading', 2],
      ['paragraph', undefined],
    ]);
  });

  it('takes labels for bullets, old and new', async () => {
    const body =
      "\\pard{\\listtext\\'b7\\tab}\\ls1 one\\par{\\pntext 2.\\tab}two\\par\\pard\\ls1 three\\par\\pard four\\par";
    expect((await linesOf(rtf(body))).map(({ bullet, text }) => [bullet, text])).toEqual([
      ['·', 'one'],
      ['2.', 'two'],
      ['•', 'three'],
      [undefined, 'four'],
    ]);
  });

  it('numbers cells, also of a table in a table', async () => {
    const inner = '\\pard\\intbl\\itap2 deep\\nestcell{\\*\\nesttableprops\\trowd\\nestrow}';
    const body = `\\trowd\\pard\\intbl 2019\\cell Welder\\par Nordwerft\\cell\\row\\pard\\intbl 2021\\cell ${inner}\\pard\\intbl x\\cell\\row\\pard after`;
    const lines = await linesOf(rtf(body));
    expect(lines.map(({ text, cell }) => [text, cell?.table, cell?.row, cell?.column])).toEqual([
      ['2019', 0, 0, 0],
      ['Welder', 0, 0, 1],
      ['Nordwerft', 0, 0, 1],
      ['2021', 0, 1, 0],
      ['deep', 1, 0, 0],
      ['x', 0, 1, 1],
      ['after', undefined, undefined, undefined],
    ]);
  });

  it('keeps the targets of links', async () => {
    const [line] = await linesOf(
      rtf('{\\field{\\*\\fldinst{HYPERLINK "https://mira.example/" }}{\\fldrslt{\\ul my page}}} x'),
    );
    expect(line?.runs.map(({ text, href }) => [text, href])).toEqual([
      ['my page ', 'https://mira.example/'],
      ['x', undefined],
    ]);
  });

  it('reads headers first, text boxes after their paragraph, footers last', async () => {
    const body =
      '{\\footer\\pard page 1\\par}{\\header\\pard mira@example.org\\par}\\pard be{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv y}}' +
      '{\\shptxt\\pard in the box\\par}}{\\shprslt fallback}}fore\\par after\\par';
    expect((await linesOf(rtf(body))).map(({ text, role }) => [text, role])).toEqual([
      ['mira@example.org', 'header'],
      ['before', 'paragraph'],
      ['in the box', 'paragraph'],
      ['after', 'paragraph'],
      ['page 1', 'footer'],
    ]);
  });

  it('reads pictures in hexadecimal and skips binary data', async () => {
    const document = await read(
      rtf(
        'a{\\*\\shppict{\\pict\\pngblip 89504e47\r\n0d0a1a0a01}}{\\nonshppict{\\pict\\wmetafile8 00}}{\\pict\\bin3 }}}}b',
      ),
    );
    expect(document.images).toEqual([
      {
        bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1),
        extension: 'png',
        page: 0,
        line: 0,
      },
    ]);
    expect(document.lines.map((line) => line.text)).toEqual(['ab']);
  });
});
