import type { MadeJob, MadePerson, MadeStudy } from './person.ts';
import { FONTS, fill, type Item, widthOf } from './sheet.ts';

type Role =
  | 'name'
  | 'contact'
  | 'heading'
  | 'title'
  | 'employer'
  | 'dates'
  | 'line'
  | 'degree'
  | 'school'
  | 'skills';
/** Text with its meaning, so that a kind of layout can change what it is about. */
export type Part = Item & { role: Role };

/** How a plain CV is set; kinds of layout change some of it. */
export type Style = {
  /** Left edge and width of the text. */
  left: number;
  width: number;
  leading: number;
  size: number;
  regular: string;
  bold: string;
  /** Where the dates of a job are: at the right edge, in a margin of their own, or behind the employer. */
  dates: 'right' | 'margin' | 'behind';
  bullet: string;
  hyphen: string;
  /** Last line of a page, from the top. */
  bottom: number;
};

const MARGIN = 145;
/** The eighth person has letters that the fonts of every viewer do not have. */
const FAMILIES: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  [FONTS.regular, FONTS.bold],
  [FONTS.serif, FONTS.serifBold],
  [FONTS.embedded, FONTS.embeddedBold],
  [FONTS.regular, FONTS.bold],
  [FONTS.serif, FONTS.serifBold],
  [FONTS.regular, FONTS.bold],
  [FONTS.serif, FONTS.serifBold],
  [FONTS.embedded, FONTS.embeddedBold],
  [FONTS.regular, FONTS.bold],
  [FONTS.serif, FONTS.serifBold],
];

/** Returns the style of a number: three ways to set dates, two families, three bullets, two sizes. */
export function styleOf(index: number): Style {
  const [regular, bold] = FAMILIES[index % FAMILIES.length] ?? FAMILIES[0];
  return {
    left: 50,
    width: 495,
    leading: index % 2 === 0 ? 14 : 13,
    size: index % 4 === 3 ? 9.5 : 10,
    regular,
    bold,
    dates: (['right', 'margin', 'behind'] as const)[index % 3] ?? 'right',
    bullet: ['•', '-', '–'][index % 3] ?? '•',
    hyphen: '',
    bottom: 800,
  };
}

/** Sets parts one below the other, over pages. */
class Setter {
  readonly parts: Part[] = [];
  private y = 50;
  private page = 0;
  private readonly style: Style;

  constructor(style: Style) {
    this.style = style;
  }

  get inner() {
    return this.style.dates === 'margin' ? this.style.left + MARGIN : this.style.left;
  }

  put(role: Role, text: string, more: Partial<Part> = {}) {
    const { regular: font, size } = this.style;
    this.parts.push({ role, text, x: this.style.left, y: this.y, page: this.page, font, size, ...more });
  }

  down(lines = 1) {
    this.y += lines * this.style.leading;
    if (this.y <= this.style.bottom) return;
    this.page++;
    this.y = 50;
  }

  heading(text: string) {
    this.down(0.7);
    this.put('heading', text, { font: this.style.bold, size: this.style.size + 2 });
    this.down(1.4);
  }

  /** Puts a line of text with dates beside it. */
  dated(role: Role, text: string, dates: string, font = this.style.bold) {
    const { left, width, size, regular } = this.style;
    this.put(role, text, { x: this.inner, font });
    if (this.style.dates === 'margin') this.put('dates', dates);
    if (this.style.dates === 'right')
      this.put('dates', dates, { x: left + width - widthOf(dates, size, regular) });
    this.down();
  }

  paragraph(role: Role, text: string, bullet: string) {
    const { left, width, size, regular: font, hyphen } = this.style;
    const opens = bullet === '' ? '' : `${bullet} `;
    const indent = widthOf(opens, size, font);
    const room = left + width - this.inner - indent;
    fill(text, room, { size, font, hyphen }).forEach((line, at) => {
      this.put(role, at === 0 ? opens + line : line, { x: this.inner + (at === 0 ? 0 : indent) });
      this.down();
    });
  }
}

/** Returns the dates of a job or study as the CV says them. */
export function datesOf({ from, to }: { from: string; to: string }): string {
  return `${from} – ${to}`;
}

function putJob(setter: Setter, job: MadeJob, style: Style) {
  const behind = style.dates === 'behind' ? ` | ${datesOf(job)}` : '';
  setter.dated('title', job.title, datesOf(job));
  setter.put('employer', `${job.employer}, ${job.place}${behind}`, { x: setter.inner });
  setter.down();
  for (const line of job.lines) setter.paragraph('line', line, style.bullet);
  setter.down(0.5);
}

/** Sets the work history. */
export function putJobs(setter: Setter, person: MadePerson, style: Style) {
  setter.heading('Work Experience');
  for (const job of person.jobs) putJob(setter, job, style);
}

function putStudy(setter: Setter, study: MadeStudy, style: Style) {
  const behind = style.dates === 'behind' ? ` | ${datesOf(study)}` : '';
  if (style.dates === 'right' || style.dates === 'margin') {
    const room = style.left + style.width - setter.inner - 100;
    const [first = '', ...rest] = fill(study.degree, room, {
      size: style.size,
      font: style.bold,
      hyphen: style.hyphen,
    });
    setter.dated('degree', first, datesOf(study));
    for (const line of rest) {
      setter.put('degree', line, { x: setter.inner, font: style.bold });
      setter.down();
    }
  } else setter.paragraph('degree', study.degree, '');
  setter.put('school', `${study.school}${behind}`, { x: setter.inner });
  setter.down(1.5);
}

/** Sets studies and skills. */
export function putRest(setter: Setter, person: MadePerson, style: Style) {
  setter.heading('Education');
  for (const study of person.studies) putStudy(setter, study, style);
  setter.heading('Skills');
  setter.paragraph('skills', person.skills.join(', '), '');
}

/** Sets the name and the line with telephone and address. */
export function putHead(setter: Setter, person: MadePerson, style: Style) {
  setter.put('name', person.name, { font: style.bold, size: 20 });
  setter.down(2);
  setter.put('contact', `${person.city} | ${person.phone} | ${person.email}`);
  setter.down(1.5);
}

/** Starts a sheet in a style. */
export function sheet(style: Style): Setter {
  return new Setter(style);
}

/** Sets a whole CV in one column. */
export function compose(person: MadePerson, style: Style): Part[] {
  const setter = sheet(style);
  putHead(setter, person, style);
  putJobs(setter, person, style);
  putRest(setter, person, style);
  return setter.parts;
}
