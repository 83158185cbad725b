import { describe, expect, it } from 'vitest';
import { readDocument } from '..';
import { DEFAULT_READ_LIMITS } from '../limits';
import { buildOdt, linesOf, textsOf } from '../testing';

describe('ODT', () => {
  it('resolves styles over their parents, with relative sizes', async () => {
    const automaticStyles =
      '<style:default-style style:family="paragraph"><style:text-properties fo:font-size="10pt"/></style:default-style>' +
      '<style:style style:name="P0" style:family="paragraph"><style:text-properties fo:font-weight="bold"/></style:style>' +
      '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="P0">' +
      '<style:text-properties fo:font-size="140%"/></style:style>' +
      '<style:style style:name="T1" style:family="text"><style:text-properties fo:font-weight="normal" fo:color="#1f3864"/></style:style>';
    const [line] = await linesOf(
      buildOdt(
        '<text:p text:style-name="P1">Mira <text:span text:style-name="T1">Lindqvist</text:span></text:p>',
        {
          automaticStyles,
        },
      ),
    );
    expect(line).toMatchObject({ text: 'Mira Lindqvist', fontSize: 14 });
    expect(line?.runs.map(({ bold, color }) => [bold, color])).toEqual([
      [true, undefined],
      [false, '1f3864'],
    ]);
  });

  it('reads headings, nested lists, tabs, spaces and breaks', async () => {
    const automaticStyles =
      '<text:list-style style:name="L1"><text:list-level-style-number style:num-format="1" style:num-suffix="."/>' +
      '<text:list-level-style-bullet text:bullet-char="\uf0a7"/></text:list-style>';
    const body =
      '<text:h text:outline-level="2">Erfahrung</text:h>' +
      '<text:list text:style-name="L1"><text:list-item><text:p>eins</text:p><text:list><text:list-item><text:p>innen</text:p>' +
      '</text:list-item></text:list></text:list-item><text:list-item><text:p>zwei</text:p><text:p>mehr</text:p></text:list-item></text:list>' +
      '<text:p>Welder<text:tab/>2019<text:line-break/>a<text:s text:c="4"/>b</text:p>';
    const lines = await linesOf(buildOdt(body, { automaticStyles }));
    expect(lines.map(({ role, bullet, text }) => [role, bullet, text])).toEqual([
      ['heading', undefined, 'Erfahrung'],
      ['listItem', '1.', 'eins'],
      ['listItem', '▪', 'innen'],
      ['listItem', '2.', 'zwei'],
      ['listItem', undefined, 'mehr'],
      ['paragraph', undefined, 'Welder\t2019'],
      ['paragraph', undefined, 'a\tb'],
    ]);
  });

  it('numbers cells, skips covered ones and reads text boxes after their paragraph', async () => {
    const body =
      '<table:table><table:table-header-rows><table:table-row><table:table-cell><text:p>2019</text:p></table:table-cell>' +
      '<table:covered-table-cell/><table:table-cell><text:p>Welder</text:p></table:table-cell></table:table-row></table:table-header-rows></table:table>' +
      '<text:p><draw:frame><draw:text-box><text:p>in the box</text:p></draw:text-box></draw:frame>around</text:p>';
    const lines = await linesOf(buildOdt(body));
    expect(lines.map(({ text, cell }) => [text, cell?.column])).toEqual([
      ['2019', 0],
      ['Welder', 2],
      ['around', undefined],
      ['in the box', undefined],
    ]);
  });

  it('keeps links, moves notes to the end and leaves out comments and deleted text', async () => {
    const body =
      '<text:tracked-changes><text:changed-region><text:p>deleted</text:p></text:changed-region></text:tracked-changes>' +
      '<text:p><text:a xlink:href="https://mira.example/">page</text:a><text:note><text:note-citation>1</text:note-citation>' +
      '<text:note-body><text:p>a note</text:p></text:note-body></text:note><office:annotation><text:p>psst</text:p></office:annotation></text:p>' +
      '<text:p>end</text:p>';
    const lines = await linesOf(buildOdt(body));
    expect(lines.map(({ text }) => text)).toEqual(['page', 'end', 'a note']);
    expect(lines[0]?.runs[0]?.href).toBe('https://mira.example/');
  });

  it('reads headers and footers of the page style', async () => {
    const masterStyles =
      '<style:master-page><style:header><text:p>mira@example.org</text:p></style:header>' +
      '<style:footer><text:p>page 1</text:p></style:footer></style:master-page>';
    expect(await textsOf(buildOdt('<text:p>body</text:p>', { masterStyles }))).toEqual([
      'mira@example.org',
      'body',
      'page 1',
    ]);
  });

  it('says that a file is encrypted', async () => {
    const members = {
      'META-INF/manifest.xml': '<manifest:manifest><manifest:encryption-data/></manifest:manifest>',
    };
    const reading = await readDocument(buildOdt('', { members }), DEFAULT_READ_LIMITS);
    expect(reading).toMatchObject({ ok: false, failure: { code: 'ovIsEncrypted' } });
  });
});
