import sanitize from 'sanitize-html';
import { lineOf, textOf } from './declared-job';
import { isMembers, type Members } from './find-posting';
import { unescaped } from './plain';

/** Allowed content of a posting's text: the shape of prose, and nothing that runs, loads or links. */
const PROSE: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'b',
    'strong',
    'i',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'div',
  ],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
};

const LONGEST = 500_000;

/** Many pages escape the markup of a description once too often. */
function onceEscaped(text: string): string {
  return /<[a-z][^>]{0,200}>/i.test(text) || !/&lt;[a-z]/i.test(text) ? text : unescaped(text);
}

function escaped(text: string): string {
  return sanitize(text, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'escape' });
}

function prose(value: unknown): string {
  const text = [value]
    .flat()
    .map((part) => (isMembers(part) ? textOf(part.description ?? part) : textOf(part)))
    .filter((part) => part !== undefined)
    .join('\n');
  const html = onceEscaped(text.slice(0, LONGEST));
  // A text without markup keeps its lines.
  return sanitize(/<[a-z]/i.test(html) ? html : html.replaceAll('\n', '<br>'), PROSE).trim();
}

const SECTIONS = [
  ['description', ''],
  ['responsibilities', 'Responsibilities'],
  ['qualifications', 'Qualifications'],
  ['experienceRequirements', 'Experience'],
  ['educationRequirements', 'Education'],
  ['skills', 'Skills'],
  ['jobBenefits', 'Benefits'],
  ['workHours', 'Working hours'],
] as const;

function placeText(posting: Members): string {
  const places = [posting.jobLocation].flat().filter(isMembers);
  return places
    .map(({ address }) => {
      const parts = isMembers(address) ? address : {};
      const known = [
        parts.streetAddress,
        parts.postalCode,
        parts.addressLocality,
        parts.addressRegion,
        parts.addressCountry,
      ];
      return known.map(lineOf).filter(Boolean).join(', ') || lineOf(address);
    })
    .filter(Boolean)
    .join('; ');
}

/**
 * Returns the text of a page's posting as a separate document: title, employer, place, then every section. This is kept
 * as the original and parsed; the rest of the page (menus, other postings, scripts) is not.
 */
export function postingDocument(posting: Members, source: string): { name: string; html: string } {
  const title = lineOf(posting.title) ?? lineOf(posting.name) ?? 'Posting';
  const facts = [lineOf(posting.hiringOrganization), placeText(posting)].filter((fact) => fact);
  const shown = new Set<string>();
  const sections = SECTIONS.flatMap(([member, heading]) => {
    const text = prose(posting[member]);
    if (text === '' || shown.has(text)) return [];
    shown.add(text);
    return `${heading ? `<h2>${heading}</h2>` : ''}<div>${text}</div>`;
  });
  const html = [
    `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>`,
    `<h1>${escaped(title)}</h1>`,
    ...facts.map((fact) => `<p>${escaped(fact ?? '')}</p>`),
    ...sections,
    '</body></html>',
  ].join('\n');
  // A slash would split the name into folders.
  const name = `${new URL(source).hostname} - ${title.replaceAll(/[\\/]/g, '-')}.html`;
  return { name, html };
}
