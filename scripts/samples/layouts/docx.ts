import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Job, Person, Study } from '../person.ts';
import { period, WORDS } from '../words.ts';

type Block = Paragraph | Table;

const RIGHT_EDGE = 9000;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
};

const text = (value: string) => new Paragraph({ children: [new TextRun(value)] });
const bold = (value: string) => new TextRun({ text: value, bold: true });
const bullet = (value: string) => new Paragraph({ text: value, bullet: { level: 0 } });
const heading = (value: string) =>
  new Paragraph({ text: value, heading: HeadingLevel.HEADING_2, spacing: { before: 240, after: 80 } });

function header(person: Person): Block[] {
  const links = (person.links ?? []).map(
    (address) =>
      new Paragraph({
        children: [
          new ExternalHyperlink({
            link: `https://${address}`,
            children: [new TextRun({ text: address, style: 'Hyperlink' })],
          }),
        ],
      }),
  );
  return [
    new Paragraph({ text: person.name, heading: HeadingLevel.TITLE, alignment: AlignmentType.LEFT }),
    new Paragraph({ children: [new TextRun({ text: person.headline, italics: true, size: 26 })] }),
    text([...person.address, person.phone, person.email].join(' · ')),
    ...links,
    ...(person.facts ?? []).map(([label, value]) => text(`${label}: ${value}`)),
  ];
}

/** Title and employer on one line, the period at the right edge after a tab. */
function flowing(when: string, title: string, place: string, rest: string[]): Block[] {
  return [
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
      spacing: { before: 120 },
      children: [bold(title), new TextRun(`\t${when}`)],
    }),
    new Paragraph({ children: [new TextRun({ text: place, italics: true })] }),
    ...rest.map(bullet),
  ];
}

function row(when: string, title: string, place: string, rest: string[]): TableRow {
  const cell = (width: number, children: Paragraph[]) =>
    new TableCell({ width: { size: width, type: WidthType.PERCENTAGE }, children });
  return new TableRow({
    children: [
      cell(26, [text(when)]),
      cell(74, [new Paragraph({ children: [bold(title)] }), text(place), ...rest.map(bullet)]),
    ],
  });
}

function entries(person: Person, items: (Job | Study)[]): Block[] {
  const described = items.map((item) =>
    'title' in item
      ? ([period(person, item), item.title, `${item.employer}, ${item.place}`, item.points] as const)
      : ([
          period(person, item, false),
          item.degree,
          `${item.school}, ${item.place}`,
          item.note ? [item.note] : [],
        ] as const),
  );
  if (person.look !== 'officeTable')
    return described.flatMap((entry) => flowing(entry[0], entry[1], entry[2], entry[3]));
  const rows = described.map((entry) => row(entry[0], entry[1], entry[2], entry[3]));
  return [new Table({ rows, borders: NO_BORDERS, width: { size: 100, type: WidthType.PERCENTAGE } })];
}

/** Returns the CV as a Word document. */
export async function docxOf(person: Person): Promise<Buffer> {
  const words = WORDS[person.language];
  const part = (title: string, blocks: Block[]) => (blocks.length > 0 ? [heading(title), ...blocks] : []);
  const children = [
    ...header(person),
    ...part(words.summary, person.summary ? [text(person.summary)] : []),
    ...part(words.jobs, entries(person, person.jobs)),
    ...part(words.studies, entries(person, person.studies)),
    ...part(
      words.skills,
      person.skills.map(([group, items]) =>
        text(person.skills.length > 1 ? `${group}: ${items.join(', ')}` : items.join(', ')),
      ),
    ),
    ...part(
      words.languages,
      person.languages.map(([name, level]) => bullet(`${name} – ${level}`)),
    ),
    ...part(words.certificates, (person.certificates ?? []).map(bullet)),
    ...part(words.interests, person.interests ? [text(person.interests)] : []),
  ];
  const document = new Document({
    creator: person.name,
    title: `${words.document} ${person.name}`,
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [{ children }],
  });
  return Packer.toBuffer(document);
}
