import { strToU8, zipSync } from 'fflate';

/** Time stamp of every member: the current time would give another archive each time. */
const WRITTEN = new Date(2026, 0, 1);

export const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const ODF = 'urn:oasis:names:tc:opendocument:xmlns:';
const ODF_NAMESPACES = [
  `xmlns:office="${ODF}office:1.0"`,
  `xmlns:text="${ODF}text:1.0"`,
  `xmlns:style="${ODF}style:1.0"`,
  `xmlns:table="${ODF}table:1.0"`,
  `xmlns:draw="${ODF}drawing:1.0"`,
  `xmlns:fo="${ODF}xsl-fo-compatible:1.0"`,
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
].join(' ');

type DocxParts = {
  styles?: string;
  numbering?: string;
  /** Relationships of the main part: id, type (last word of the address), target; external ones are links. */
  relationships?: [id: string, type: string, target: string][];
  /** Further members by name. */
  members?: Record<string, string | Uint8Array>;
};

/** Returns a DOCX file with this content of `w:body`, styles and numbering given as the content of their roots. */
export function buildDocx(body: string, parts: DocxParts = {}): Uint8Array {
  const relationships = [...(parts.relationships ?? [])];
  const members: Record<string, Uint8Array> = {
    'word/document.xml': strToU8(`<w:document ${W} ${R}><w:body>${body}</w:body></w:document>`),
  };
  for (const [name, root] of [
    ['styles', 'w:styles'],
    ['numbering', 'w:numbering'],
  ] as const) {
    const content = parts[name];
    if (content === undefined) continue;
    members[`word/${name}.xml`] = strToU8(`<${root} ${W}>${content}</${root}>`);
    relationships.push([name, name, `${name}.xml`]);
  }
  const arrows = relationships.map(([id, type, target]) => {
    const mode = type === 'hyperlink' ? ' TargetMode="External"' : '';
    return `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"${mode}/>`;
  });
  members['word/_rels/document.xml.rels'] = strToU8(`<Relationships>${arrows.join('')}</Relationships>`);
  for (const [name, content] of Object.entries(parts.members ?? {})) {
    members[name] = typeof content === 'string' ? strToU8(content) : content;
  }
  return zipSync(members, { mtime: WRITTEN });
}

type OdtParts = {
  automaticStyles?: string;
  masterStyles?: string;
  members?: Record<string, string | Uint8Array>;
};

/** Returns an ODT file with this content of `office:text`. */
export function buildOdt(body: string, parts: OdtParts = {}): Uint8Array {
  const members: Record<string, Uint8Array> = {
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content ${ODF_NAMESPACES}><office:automatic-styles>${parts.automaticStyles ?? ''}` +
        `</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8(
      `<office:document-styles ${ODF_NAMESPACES}><office:master-styles>${parts.masterStyles ?? ''}` +
        '</office:master-styles></office:document-styles>',
    ),
  };
  for (const [name, content] of Object.entries(parts.members ?? {})) {
    members[name] = typeof content === 'string' ? strToU8(content) : content;
  }
  return zipSync(members, { mtime: WRITTEN });
}
