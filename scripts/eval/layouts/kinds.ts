import {
  compose,
  datesOf,
  type Part,
  putHead,
  putJobs,
  putRest,
  type Style,
  sheet,
  styleOf,
} from './compose.ts';
import { drawnWithoutMaps } from './maps.ts';
import type { MadePerson } from './person.ts';
import { FONTS, type Item, paint, widthOf } from './sheet.ts';

type Kind = (person: MadePerson, index: number) => Promise<Uint8Array>;

const FOOTERS: readonly ((page: number, name: string) => string)[] = [
  (page) => `Page ${page} of 2 · last updated March 2026`,
  (page, name) => `${name} – CV – page ${page}/2`,
  (page) => `Last updated: 3 March 2026    Page ${page} of 2`,
  (page) => `${page} / 2`,
  (page) => `Curriculum vitae | Updated 04.03.2026 | ${page}`,
  (page) => `Confidential – prepared by Harbour Recruitment Ltd – Page ${page} of 2`,
  (page, name) => `${name} · ${page}`,
  (page) => `References on request · p. ${page}`,
  (page) => `Printed on 2026-03-04 from careers.example.org – ${page} of 2`,
  (page) => `- ${page} -`,
];

/** The first page ends within a job; the footer is at its foot, close below the text on every other. */
const footers: Kind = (person, index) => {
  const style = styleOf(index);
  const whole = compose(person, { ...style, width: 300 });
  const lines = whole.filter(({ role }) => role === 'line');
  const cut = lines[Math.min(1 + (index % 2), lines.length - 1)]?.y ?? 400;
  const parts = compose(person, { ...style, width: 300, bottom: cut });
  const text = FOOTERS[index];
  const foot = [0, 1].map((page): Item => {
    const says = text?.(page + 1, person.name) ?? '';
    const x = [style.left, 297 - widthOf(says, 8) / 2, 545 - widthOf(says, 8)][index % 3] ?? style.left;
    return { text: says, x, y: index % 2 === 0 ? 815 : cut + 40, size: 8, page, color: '#666666' };
  });
  // Some programs paint the footer before the text of its page, others after it.
  const height = index % 2 === 0 ? undefined : cut + 70;
  return paint(index % 4 === 0 ? [...foot, ...parts] : [...parts, ...foot], { height });
};

const hyphens: Kind = (person, index) => {
  const hyphen = index % 5 === 4 ? '\u00AD' : '-';
  const style: Style = { ...styleOf(index), width: 190 + 9 * index + (index % 3 === 1 ? 145 : 0), hyphen };
  return paint(compose(person, style));
};

/** Years, degree and school in columns that are too narrow: the degree ends at the school, or over its first letters. */
const grids: Kind = (person, index) => {
  const style = styleOf(index);
  const setter = sheet(style);
  putHead(setter, person, style);
  putJobs(setter, person, style);
  setter.heading('Education');
  const last = setter.parts.at(-1)?.y ?? 500;
  const plain = person.studies.map(({ degree }) => degree.replaceAll('\u00AD', ''));
  const touch = [0, 1, 2, -1, 0.5, -2, 3, -0.5, 1.5, -3][index] ?? 0;
  const edge = 130 + Math.max(...plain.map((text) => widthOf(text, style.size, style.regular))) + touch;
  const rows = person.studies.flatMap((study, at): Part[] => {
    const y = last + 20 + at * (style.leading + 4);
    const cell = { y, size: style.size, font: style.regular };
    return [
      { ...cell, role: 'dates', text: datesOf(study), x: 50 - (index % 2) },
      { ...cell, role: 'degree', text: plain[at] ?? '', x: 130 },
      { ...cell, role: 'school', text: study.school, x: edge },
    ];
  });
  return paint([...setter.parts, ...rows]);
};

const ICONS = {
  mail: '\uEB1C',
  phone: '\uEB42',
  place: '\uEB01',
  dates: '\uEAB0',
  job: '\uEAAC',
  study: '\uEB21',
};

/** Icons of a font before contact lines, dates, places and headings, or alone on a line. */
const icons: Kind = (person, index) => {
  const parts = compose(person, { ...styleOf(index), left: 70, width: 470 });
  const drawn = parts.flatMap((part): Item[] => {
    const icon = (text: string, x = part.x - 14, y = part.y): Item => ({
      text,
      x,
      y,
      size: 10,
      font: FONTS.icons,
    });
    if (part.role === 'contact') {
      const { city, phone, email } = person;
      return [city, phone, email].flatMap((text, at): Item[] => {
        const x = index % 2 === 0 ? part.x + at * 150 : part.x;
        const y = index % 2 === 0 ? part.y : part.y - 12 + at * 12;
        return [icon([ICONS.place, ICONS.phone, ICONS.mail][at] ?? '', x - 14, y), { ...part, text, x, y }];
      });
    }
    if (part.role === 'heading' && index % 3 === 0) return [icon(ICONS.job), part];
    if (part.role === 'heading' && index % 3 === 1) return [icon(ICONS.study, part.x, part.y - 10), part];
    if (part.role === 'dates' && index % 2 === 1) return [icon(ICONS.dates), part];
    if (part.role === 'title' && index % 4 === 2) return [icon(ICONS.job), part];
    return [part];
  });
  return paint(drawn);
};

/** Headings, names and titles in capitals with room between the letters: by spacing or by typed spaces. */
const capitals: Kind = (person, index) => {
  const apart = [1.5, 2, 3, 4, 5, 6, 2.5, 3.5, 0, 0][index] ?? 0;
  const isTyped = apart === 0;
  const roles = new Set<Part['role']>(index % 3 === 2 ? ['name', 'heading', 'title'] : ['name', 'heading']);
  const parts = compose(person, styleOf(index)).map((part): Item => {
    if (!roles.has(part.role)) return part;
    const upper = part.text.toUpperCase();
    if (!isTyped) return { ...part, text: upper, spacing: apart };
    return {
      ...part,
      text: upper
        .split(' ')
        .map((word) => [...word].join(' '))
        .join('   '),
      size: Math.min(part.size ?? 10, 14),
    };
  });
  return paint(parts);
};

/** A side bar whose long lines are printed over the main column. */
const overprints: Kind = (person, index) => {
  const style: Style = { ...styleOf(index), left: 200, width: 345 };
  const setter = sheet(style);
  putHead(setter, person, style);
  putJobs(setter, person, style);
  const side: Style = { ...styleOf(index), left: 40, width: 170 + 4 * index, dates: 'behind' };
  const bar = sheet({ ...side, size: 9, leading: 12 + (index % 3) });
  bar.down(4);
  putRest(bar, person, { ...side, size: 9 });
  return paint(index % 2 === 0 ? [...bar.parts, ...setter.parts] : [...setter.parts, ...bar.parts]);
};

/** Words or lines in an order that has nothing to do with reading. */
const painted: Kind = (person, index) => {
  const parts: Item[] = compose(person, styleOf(index));
  const words = parts.flatMap((part): Item[] => {
    let x = part.x;
    return part.text.split(' ').map((text) => {
      const word = { ...part, text, x };
      x += widthOf(`${text} `, part.size, part.font);
      return word;
    });
  });
  const all = index % 2 === 0 ? parts : words;
  const orders: ((a: Item, b: Item) => number)[] = [
    (a, b) => b.y - a.y,
    (a, b) => a.x - b.x,
    (a, b) => (a.font ?? '').localeCompare(b.font ?? ''),
    (a, b) => a.text.localeCompare(b.text),
    (a, b) => (b.size ?? 0) - (a.size ?? 0) || b.x - a.x,
  ];
  return paint(all.toSorted(orders[Math.floor(index / 2)]));
};

/** Text painted twice: a shadow below names and headings, below all text, boldness by a second stroke, a second layer. */
const twice: Kind = (person, index) => {
  const parts: Item[] = compose(person, styleOf(index));
  const isHead = ({ size = 10, font }: Item) => size > 11 || font === styleOf(index).bold;
  const offset = [0.7, 0.3, 1, 0.5, 0, 1.5, 0.2, 1.2, 0.4, 2][index] ?? 0;
  const color = index % 3 === 0 ? '#bbbbbb' : '#000000';
  const shadow = (part: Item): Item => ({ ...part, x: part.x + offset, y: part.y + offset, color });
  const isAll = index % 2 === 0;
  if (index % 4 < 2) return paint([...parts.filter((part) => isAll || isHead(part)).map(shadow), ...parts]);
  return paint(parts.flatMap((part) => (isAll || isHead(part) ? [shadow(part), part] : [part])));
};

/** Work on the left and studies on the right, on the same lines although they have nothing to do with each other. */
const aligned: Kind = (person, index) => {
  const gutter = 16 + 3 * index;
  const isSwapped = index % 3 === 2;
  const base: Style = { ...styleOf(index), dates: 'behind' };
  const wide: Style = { ...base, left: isSwapped ? 40 + 180 + gutter : 40, width: 320 - gutter };
  const narrow: Style = { ...base, left: isSwapped ? 40 : 40 + wide.width + gutter, width: 180 };
  const head = sheet({ ...base, left: 40 });
  putHead(head, person, { ...base, left: 40 });
  const [main, side] = [sheet(wide), sheet(narrow)];
  main.down(5);
  side.down(5);
  putJobs(main, person, wide);
  putRest(side, person, narrow);
  return paint([...head.parts, ...main.parts, ...side.parts]);
};

/** Text in a narrow column whose lines are stretched to its width, with wide gaps between words. */
const justified: Kind = (person, index) => {
  const inner = index % 3 === 1 ? 145 : 0;
  const style: Style = { ...styleOf(index), width: 175 + 8 * index + inner };
  const parts = compose(person, style);
  const right = style.left + style.width;
  return paint(
    parts.map((part, at): Item => {
      const goesOn =
        parts[at + 1]?.role === part.role && part.role === 'line' && !startsItem(parts[at + 1]?.text, style);
      const gaps = part.text.split(' ').length - 1;
      const spread = part.role === 'skills' || goesOn || (part.role === 'employer' && index % 5 === 0);
      if (!spread || gaps === 0) return part;
      const room = right - part.x - widthOf(part.text, part.size, part.font);
      return { ...part, wordSpacing: Math.max(0, room / gaps) };
    }),
  );
};

function startsItem(text: string | undefined, { bullet }: Style): boolean {
  return text?.startsWith(`${bullet} `) ?? true;
}

/** Returns the parts of a CV, filled anew, in a font that comes with the document. */
function inEmbeddedFonts(person: MadePerson, index: number): Item[] {
  const style = { ...styleOf(index), regular: FONTS.embedded, bold: FONTS.embeddedBold };
  return compose(person, style).map((part) => ({ ...part, text: part.text.replaceAll('\u00AD', '') }));
}

const unmapped: Kind = (person, index) => drawnWithoutMaps(inEmbeddedFonts(person, index), index);

const plain: Kind = (person, index) => paint(compose(person, styleOf(index)));

/** The kinds of layout; `plain` shows what goes wrong with the same people without any of them. */
export const KINDS: Readonly<Record<string, Kind>> = {
  plain,
  hyphens,
  footers,
  grids,
  icons,
  capitals,
  overprints,
  painted,
  twice,
  aligned,
  justified,
  unmapped,
};
