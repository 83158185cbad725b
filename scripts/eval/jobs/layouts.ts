/** The layouts in which job boards and employers publish a posting, for measuring. */

export type Posting = {
  title: string;
  employer: string;
  location: string;
  /** Text with " - " before items and an empty line between paragraphs. */
  description: string;
  employmentType: string;
  isRemote: boolean;
  pay?: { minimum: number; maximum: number; currency: string; period: string };
};

export type Layout = {
  name: string;
  /** Fields shown in addition to the text. */
  shows: ReadonlySet<string>;
  write: (posting: Posting) => string;
};

const TYPES: Record<string, string> = {
  FullTime: 'Full-time',
  PartTime: 'Part-time',
  Contract: 'Contract',
  Intern: 'Internship',
  Temporary: 'Temporary',
};
const SIGNS: Record<string, string> = { USD: '$', EUR: '€', GBP: '£' };
const PERIODS: Record<string, string> = {
  '1 YEAR': 'per year',
  '1 MONTH': 'per month',
  '1 HOUR': 'per hour',
};

const escapeHtml = (text: string) =>
  text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;').replace(/>/gu, '&gt;');

function payText({ pay }: Posting, isShort: boolean): string {
  if (!pay) return '';
  const sign = SIGNS[pay.currency] ?? `${pay.currency} `;
  const written = (amount: number) =>
    isShort && amount >= 10_000 && amount % 1000 === 0
      ? `${sign}${amount / 1000}K`
      : `${sign}${amount.toLocaleString('en-US')}`;
  return `${written(pay.minimum)} – ${written(pay.maximum)}${isShort && pay.period === '1 YEAR' ? '' : ` ${PERIODS[pay.period] ?? ''}`}`;
}

/**
 * Returns the description as HTML: items in lists, lines in capitals as headings, short lines before a list in bold.
 */
function descriptionHtml(text: string): string {
  const rows = text.split('\n').map((row) => row.trimEnd());
  const parts: string[] = [];
  let isInList = false;
  for (const row of rows) {
    const item = /^\s*[-•]\s+(.*)$/u.exec(row)?.[1];
    if (item !== undefined && !isInList) parts.push('<ul>');
    if (item === undefined && row.trim() !== '' && isInList) parts.push('</ul>');
    if (row.trim() !== '') isInList = item !== undefined;
    const shown = escapeHtml((item ?? row).trim());
    if (shown === '') continue;
    if (item !== undefined) parts.push(`<li><p>${shown}</p></li>`);
    else if (row === row.toUpperCase() && /\p{L}{3}/u.test(row)) parts.push(`<h2>${shown}</h2>`);
    else if (row.length < 50 && !/[.!]$/u.test(row)) parts.push(`<p><strong>${shown}</strong></p>`);
    else parts.push(`<p>${shown}</p>`);
  }
  if (isInList) parts.push('</ul>');
  return parts.join('\n');
}

const page = (title: string, body: string) =>
  `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>${body}</body></html>`;

const rows = (pairs: readonly (readonly [string, string])[]) => pairs.filter(([, value]) => value !== '');

/** Title, employer and place one below the other, then the text. */
const plain: Layout = {
  name: 'plain',
  shows: new Set(['employer']),
  write: ({ title, employer, location, description }) =>
    `${title}\n${employer}\n${location}\n\n${description}\n`,
};

const labelled: Layout = {
  name: 'labels',
  shows: new Set(['employer', 'employment']),
  write: (posting) =>
    `${rows([
      ['Job Title', posting.title],
      ['Company', posting.employer],
      ['Location', posting.location],
      ['Employment Type', TYPES[posting.employmentType] ?? ''],
      ['Salary', payText(posting, false)],
    ])
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n')}\n\n${posting.description}\n`,
};

const board: Layout = {
  name: 'board',
  shows: new Set(['employer', 'employment']),
  write: (posting) =>
    page(
      `${posting.title} - ${posting.employer}`,
      `<nav><a href="/">Home</a> <a href="/jobs">Search jobs</a> <a href="/login">Sign in</a></nav><main><h1>${escapeHtml(posting.title)}</h1>` +
        `<div>${escapeHtml(posting.employer)}</div><div>${escapeHtml(posting.location)}${posting.isRemote ? ' (Remote)' : ''}</div>` +
        `<ul><li>${TYPES[posting.employmentType] ?? ''}</li>${posting.pay ? `<li>${payText(posting, false)}</li>` : ''}</ul>` +
        `<button>Apply now</button><button>Save</button><section>${descriptionHtml(posting.description)}</section></main>` +
        `<footer>Similar jobs · Privacy policy · © 2026 Job Board</footer>`,
    ),
};

const panel: Layout = {
  name: 'panel',
  shows: new Set(['employer', 'employment']),
  write: (posting) =>
    page(
      `${posting.title} @ ${posting.employer}`,
      `<h1>${escapeHtml(posting.title)}</h1><div>${rows([
        ['Location', posting.location],
        ['Employment Type', (TYPES[posting.employmentType] ?? '').replace('-', ' ')],
        ['Location Type', posting.isRemote ? 'Remote' : ''],
        ['Compensation', payText(posting, true)],
      ])
        .map(([label, value]) => `<div><h2>${label}</h2><p>${escapeHtml(value)}</p></div>`)
        .join(
          '',
        )}</div><div><a>Overview</a><a>Application</a></div>${descriptionHtml(posting.description)}<p>Powered by a board</p>`,
    ),
};

const table: Layout = {
  name: 'table',
  shows: new Set(['employer', 'employment']),
  write: (posting) =>
    page(
      'Careers',
      `<h2>${escapeHtml(posting.title)}</h2><table>${rows([
        ['Company', posting.employer],
        ['Location', posting.location],
        ['Job type', TYPES[posting.employmentType] ?? ''],
        ['Pay', payText(posting, false)],
      ])
        .map(([label, value]) => `<tr><th>${label}</th><td>${escapeHtml(value)}</td></tr>`)
        .join('')}</table>${descriptionHtml(posting.description)}`,
    ),
};

const oneLine: Layout = {
  name: 'one line',
  shows: new Set(['employer', 'employment']),
  write: (posting) =>
    `${posting.title} at ${posting.employer}\n${[posting.location, TYPES[posting.employmentType] ?? '', payText(posting, true)].filter(Boolean).join(' | ')}\n\n${posting.description}\n`,
};

/** Only the text: facts missing from it are not measured. */
const bare: Layout = { name: 'text only', shows: new Set(), write: ({ description }) => `${description}\n` };

export const LAYOUTS: readonly Layout[] = [plain, labelled, board, panel, table, oneLine, bare];
