import sanitizeHtml from 'sanitize-html';
import { parseDeclarations, StyleSheet } from '../../html';

const TAGS = (
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn ' +
  'div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s ' +
  'samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'
).split(' ');
/** Elements whose content is not text of the page. */
const DROPPED_WITH_CONTENT = [
  'script',
  'style',
  'title',
  'textarea',
  'option',
  'select',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
];
const EMBEDDED_PICTURE = /^data:image\/(png|jpe?g|gif|webp);base64,[a-z0-9+/=\s]*$/i;
const MAX_NESTING = 200;

const SAFE_VALUE = [/^(?!.*(url|expression|image|attr|var)\s*\()[\w\s.%#,()/+'"-]{1,120}$/i];
const STYLED = (
  'color background-color font-weight font-style font-size letter-spacing text-align text-decoration text-transform white-space ' +
  'display flex flex-direction flex-wrap flex-grow justify-content align-items gap grid-template-columns width float ' +
  'clear vertical-align margin margin-top margin-bottom margin-left margin-right padding padding-left padding-right ' +
  'padding-top padding-bottom border-bottom border-top list-style list-style-type columns'
).split(' ');
const STYLES = Object.fromEntries(STYLED.map((property) => [property, SAFE_VALUE]));

const ATTRIBUTES: Record<string, string[]> = {
  '*': ['style', 'lang', 'dir', 'title'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  font: ['color', 'size'],
};
const SCHEMES = ['http', 'https', 'mailto', 'tel'];
const SCHEME = new RegExp(`^(?:${SCHEMES.join('|')}):`, 'i');

/** Returns whether an element may be in the body of a page that is written here. */
export function isSafeTag(tag: string): boolean {
  return TAGS.includes(tag);
}

/** Returns whether an element that may be there may have this attribute; a class names a rule of the own style sheet. */
export function isSafeAttribute(tag: string, name: string, value: string): boolean {
  if (name === 'class') return /^[\w -]*$/.test(value);
  if (name === 'style')
    return Object.entries(parseDeclarations(value)).every(
      ([property, each]) => STYLED.includes(property) && SAFE_VALUE.some((safe) => safe.test(each)),
    );
  if (name === 'href') return tag === 'a' && SCHEME.test(value);
  if (name === 'src') return tag === 'img' && EMBEDDED_PICTURE.test(value);
  return [...(ATTRIBUTES['*'] ?? []), ...(ATTRIBUTES[tag] ?? [])].includes(name);
}

/**
 * The body of a page with nothing left that runs, submits, frames or fetches. Simple rules of its style sheets are
 * kept as styles of the elements; hidden elements are left out.
 */
export function sanitisePage(source: string, hideImages: boolean): string {
  const sheet = styleSheetOf(source);
  return sanitizeHtml(source, {
    allowedTags: hideImages ? TAGS.filter((tag) => tag !== 'img') : TAGS,
    nonTextTags: DROPPED_WITH_CONTENT,
    allowedAttributes: ATTRIBUTES,
    allowedStyles: { '*': STYLES },
    allowedSchemes: SCHEMES,
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    nestingLimit: MAX_NESTING,
    transformTags: {
      '*': (tagName, attributes) => ({ tagName, attribs: withStyle(sheet, tagName, attributes) }),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      isHidden(attribs) || (tag === 'img' && !EMBEDDED_PICTURE.test(attribs.src ?? '')),
  });
}

function styleSheetOf(source: string): StyleSheet {
  const sheet = new StyleSheet();
  const lower = source.toLowerCase();
  for (let at = lower.indexOf('<style'); at >= 0; at = lower.indexOf('<style', at)) {
    const start = lower.indexOf('>', at) + 1;
    const end = start > 0 ? lower.indexOf('</style', start) : -1;
    if (end < 0) break;
    sheet.add(source.slice(start, end));
    at = end;
  }
  return sheet;
}

function withStyle(
  sheet: StyleSheet,
  tag: string,
  attributes: Record<string, string>,
): Record<string, string> {
  const { style: own = '', ...others } = attributes;
  const declared = { ...sheet.match(tag, attributes.id, attributes.class), ...parseDeclarations(own) };
  if ('hidden' in attributes || declared.visibility === 'hidden') declared.display = 'none';
  const style = Object.entries(declared)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  const styled = style ? { ...others, style } : others;
  return tag === 'a' ? { ...styled, target: '_blank', rel: 'noopener noreferrer' } : styled;
}

function isHidden(attributes: Record<string, string>): boolean {
  return parseDeclarations(attributes.style ?? '').display === 'none';
}
