import { describe, expect, it } from 'vitest';
import { buildDocx, linesOf, read, textsOf, W } from '../testing';

const paragraph = (text: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

describe('DOCX styles', () => {
  const styles =
    '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
    '<w:style w:type="paragraph" w:default="1" w:styleId="Standard"><w:name w:val="Normal"/></w:style>' +
    '<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="Standard"/>' +
    '<w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Eigene"><w:name w:val="Eigene"/><w:basedOn w:val="berschrift1"/>' +
    '<w:rPr><w:caps/><w:color w:val="1F3864"/></w:rPr></w:style>' +
    '<w:style w:type="character" w:styleId="Fett"><w:rPr><w:i/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Kreis"><w:basedOn w:val="Kreis"/></w:style>';

  it('inherits over several styles and finds headings whatever the style is called', async () => {
    const [line] = await linesOf(buildDocx(paragraph('Erfahrung', '<w:pStyle w:val="Eigene"/>'), { styles }));
    expect(line).toMatchObject({ role: 'heading', headingLevel: 1, bold: true, fontSize: 16 });
    expect(line?.runs[0]).toMatchObject({ caps: true, color: '1f3864', text: 'Erfahrung' });
  });

  it('lets a run undo what its paragraph style sets', async () => {
    const run =
      '<w:r><w:rPr><w:rStyle w:val="Fett"/><w:b w:val="0"/><w:sz w:val="20"/></w:rPr><w:t>Kurs</w:t></w:r>';
    const [line] = await linesOf(
      buildDocx(`<w:p><w:pPr><w:pStyle w:val="berschrift1"/></w:pPr>${run}</w:p>`, { styles }),
    );
    expect(line).toMatchObject({ bold: false, fontSize: 10, runs: [{ italic: true }] });
  });

  it('survives a style that is based on itself', async () => {
    expect(await textsOf(buildDocx(paragraph('x', '<w:pStyle w:val="Kreis"/>'), { styles }))).toEqual(['x']);
  });
});

describe('DOCX lists', () => {
  const numbering =
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf0b7"/></w:lvl></w:abstractNum>' +
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>' +
    '<w:lvl w:ilvl="1"><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="%1.%2)"/></w:lvl></w:abstractNum>' +
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>';
  const item = (text: string, list: number, level = 0) =>
    paragraph(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);

  it('gives items their bullets and numbers', async () => {
    const body =
      item('one', 1) +
      item('two', 2) +
      item('inner', 2, 1) +
      item('more', 2, 1) +
      item('three', 2) +
      item('none', 0);
    const lines = await linesOf(buildDocx(body, { numbering }));
    expect(lines.map(({ role, bullet }) => `${role} ${bullet}`)).toEqual([
      'listItem •',
      'listItem 3.',
      'listItem 3.i)',
      'listItem 3.ii)',
      'listItem 4.',
      'paragraph undefined',
    ]);
  });

  it('takes a typed bullet for a list item', async () => {
    const [line] = await linesOf(buildDocx(paragraph('•   Welding')));
    expect(line).toMatchObject({ role: 'listItem', bullet: '•', text: 'Welding' });
  });
});

describe('DOCX structure', () => {
  it('numbers cells over spans and keeps a nested table apart', async () => {
    const cell = (content: string, properties = '') =>
      `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
    const inner = `<w:tbl><w:tr>${cell(paragraph('inner'))}</w:tr></w:tbl>`;
    const body =
      `<w:tbl><w:tr>${cell(paragraph('wide'), '<w:gridSpan w:val="2"/>')}${cell(paragraph('third'))}</w:tr>` +
      `<w:tr>${cell(paragraph('2019'))}${cell(paragraph('Welder') + inner)}</w:tr></w:tbl>`;
    const lines = await linesOf(buildDocx(body));
    expect(lines.map(({ text, cell: at }) => [text, at?.table, at?.row, at?.column])).toEqual([
      ['wide', 0, 0, 0],
      ['third', 0, 0, 2],
      ['2019', 0, 1, 0],
      ['Welder', 0, 1, 1],
      ['inner', 1, 0, 0],
    ]);
  });

  const drawn = (content: string, position = '') =>
    `<w:r><w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">${position}` +
    `<w:txbxContent>${content}</w:txbxContent></wp:anchor></w:drawing></w:r>`;

  it('reads a text box once, after the paragraph that holds it', async () => {
    const box = `<w:txbxContent>${paragraph('in the box')}${paragraph('too')}</w:txbxContent>`;
    const body =
      `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006">` +
      `<mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback>` +
      '</mc:AlternateContent></w:r><w:r><w:t>around</w:t></w:r></w:p>';
    const lines = await linesOf(buildDocx(body + paragraph('after')));
    expect(lines.map(({ text, column }) => [text, column])).toEqual([
      ['around', 1],
      ['in the box', 2],
      ['too', 2],
      ['after', 1],
    ]);
  });

  it('reads a heading in a box in front of the paragraph that holds it', async () => {
    const body = `<w:p><w:r><w:t>Welder</w:t></w:r>${drawn(paragraph('Work history') + paragraph(''))}</w:p>`;
    const lines = await linesOf(buildDocx(paragraph('Mira Lindqvist') + body));
    expect(lines.map(({ text, column }) => [text, column])).toEqual([
      ['Mira Lindqvist', 0],
      ['Work history', 0],
      ['Welder', 0],
    ]);
  });

  it('reads the boxes of one paragraph column by column, where they say where they are', async () => {
    const at = (left: number, top: number, text: string) =>
      drawn(
        paragraph(text),
        `<wp:positionH relativeFrom="page"><wp:posOffset>${left * 12700}</wp:posOffset></wp:positionH>` +
          `<wp:positionV relativeFrom="page"><wp:posOffset>${top * 12700}</wp:posOffset></wp:positionV>`,
      );
    const boxes = at(250, 300, 'jobs') + at(255, 200, 'Work') + at(20, 300, 'skills') + at(20, 20, 'name');
    const lines = await linesOf(buildDocx(`<w:p>${boxes}</w:p>`));
    expect(lines.map(({ text }) => text)).toEqual(['name', 'skills', 'Work', 'jobs']);
  });

  it('puts headers before and footers after the body, each once', async () => {
    const section = (id: string) =>
      `<w:sectPr><w:headerReference w:type="default" r:id="${id}"/><w:footerReference w:type="default" r:id="f"/></w:sectPr>`;
    const bytes = buildDocx(
      `<w:p><w:pPr>${section('h1')}</w:pPr></w:p>${paragraph('body')}${section('h2')}`,
      {
        relationships: [
          ['h1', 'header', 'header1.xml'],
          ['h2', 'header', 'header2.xml'],
          ['f', 'footer', 'footer1.xml'],
        ],
        members: {
          'word/header1.xml': `<w:hdr ${W}>${paragraph('mira@example.org')}</w:hdr>`,
          'word/header2.xml': `<w:hdr ${W}>${paragraph('mira@example.org')}</w:hdr>`,
          'word/footer1.xml': `<w:ftr ${W}>${paragraph('page 1')}</w:ftr>`,
        },
      },
    );
    const lines = await linesOf(bytes);
    expect(lines.map(({ text, role }) => [text, role])).toEqual([
      ['mira@example.org', 'header'],
      ['body', 'paragraph'],
      ['page 1', 'footer'],
    ]);
  });

  it('follows both ways of writing a link', async () => {
    const field = ['begin', 'separate', 'end'].map(
      (type) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`,
    );
    const body =
      '<w:p><w:hyperlink r:id="l"><w:r><w:t>one</w:t></w:r></w:hyperlink><w:r><w:t xml:space="preserve"> and </w:t></w:r>' +
      `${field[0]}<w:r><w:instrText>HYPERLINK "mailto:mira@example.org"</w:instrText></w:r>${field[1]}` +
      `<w:r><w:t>two</w:t></w:r>${field[2]}</w:p>`;
    const [line] = await linesOf(
      buildDocx(body, { relationships: [['l', 'hyperlink', 'https://mira.example/']] }),
    );
    expect(line?.text).toBe('one and two');
    expect(line?.runs.map((run) => run.href)).toEqual([
      'https://mira.example/',
      undefined,
      'mailto:mira@example.org',
    ]);
  });

  it('leaves out what was deleted or hidden and keeps what was inserted', async () => {
    const body =
      '<w:p><w:del><w:r><w:delText>old </w:delText></w:r></w:del><w:ins><w:r><w:t>new</w:t></w:r></w:ins>' +
      '<w:r><w:rPr><w:vanish/></w:rPr><w:t> hidden</w:t></w:r></w:p>';
    expect(await textsOf(buildDocx(body))).toEqual(['new']);
  });

  it('breaks lines within a paragraph, keeps tabs and turns symbols into characters', async () => {
    const body =
      '<w:p><w:r><w:t>Welder</w:t><w:tab/><w:t>2019</w:t><w:br/><w:sym w:font="Wingdings" w:char="F028"/>' +
      '<w:t xml:space="preserve"> 123</w:t><w:noBreakHyphen/><w:t>45</w:t></w:r></w:p>';
    const lines = await linesOf(buildDocx(body));
    expect(lines.map(({ text, block }) => [text, block])).toEqual([
      ['Welder\t2019', 0],
      ['☎ 123-45', 0],
    ]);
  });

  it('counts empty paragraphs and spacing as the gap above a line', async () => {
    const spaced = paragraph('b', '<w:spacing w:before="200" w:after="100"/>');
    const lines = await linesOf(
      buildDocx(`${paragraph('a', '<w:spacing w:after="120"/>')}${spaced}${paragraph('c')}`),
    );
    expect(lines.map((line) => line.gapBefore)).toEqual([undefined, 10, 5]);
  });

  it('reads a file whose writer chose other prefixes', async () => {
    const bytes = buildDocx('', {
      members: {
        'word/document.xml':
          '<ns0:document xmlns:ns0="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><ns0:body><ns0:p><ns0:r>' +
          '<ns0:rPr><ns0:b/></ns0:rPr><ns0:t>Mira</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>',
      },
    });
    expect(await linesOf(bytes)).toMatchObject([{ text: 'Mira', bold: true }]);
  });

  it('keeps pictures with the place where they are', async () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);
    const body =
      `${paragraph('a')}<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:embed="p"/>` +
      `</w:drawing></w:r></w:p>${paragraph('b')}`;
    const document = await read(
      buildDocx(body, {
        relationships: [['p', 'image', 'media/photo.png']],
        members: { 'word/media/photo.png': png },
      }),
    );
    expect(document.images).toEqual([{ bytes: png, extension: 'png', page: 0, line: 1 }]);
  });
});

describe('DOCX that holds whole documents (altChunk)', () => {
  const chunk = (id: string) => `<w:altChunk r:id="${id}"/>`;
  const arrow = (id: string, target: string): [string, string, string] => [id, 'aFChunk', target];
  const HTML = '<h2>Skills</h2><ul><li>Welding</li></ul><table><tr><td>a</td><td>b</td></tr></table>';

  it('reads HTML, RTF, text and another DOCX in their places, and nothing from outside', async () => {
    const inner = buildDocx(paragraph('inner') + chunk('r1'), {
      relationships: [arrow('r1', 'deep.docx')],
      members: { 'word/deep.docx': buildDocx(paragraph('too deep')) },
    });
    const body = `${paragraph('before')}${['r1', 'r2', 'r3', 'r4', 'r5', 'r6'].map(chunk).join('')}${paragraph('after')}`;
    const document = buildDocx(body, {
      relationships: [
        arrow('r1', 'chunk.htm'),
        arrow('r2', 'chunk.rtf'),
        arrow('r3', 'chunk.txt'),
        arrow('r4', 'chunk.docx'),
        arrow('r5', 'missing.htm'),
        ['r6', 'hyperlink', 'https://elsewhere.invalid/chunk.htm'],
      ],
      members: {
        'word/chunk.htm': `<html><body>${HTML}</body></html>`,
        'word/chunk.rtf': '{\\rtf1\\ansi Rich text\\par}',
        'word/chunk.txt': 'Plain text\n',
        'word/chunk.docx': inner,
      },
    });
    const lines = await linesOf(document);
    expect(lines.map(({ text }) => text)).toEqual([
      'before',
      'Skills',
      'Welding',
      'a',
      'b',
      'Rich text',
      'Plain text',
      'inner',
      'after',
    ]);
    expect(lines.map(({ role }) => role).slice(1, 4)).toEqual(['heading', 'listItem', 'cell']);
  });

  it('numbers the tables of all chunks apart', async () => {
    const relationships = [arrow('r1', 'chunk.htm')];
    const members = { 'word/chunk.htm': `<html><body>${HTML}</body></html>` };
    const lines = await linesOf(buildDocx(chunk('r1') + chunk('r1'), { relationships, members }));
    const tables = lines.flatMap(({ cell }) => (cell ? [cell.table] : []));
    expect(new Set(tables).size).toBe(2);
  });
});
