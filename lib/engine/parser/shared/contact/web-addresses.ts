import { fold } from '../../../kernel';
import { handlesInText, isPlainHandle } from './handles';
import { type ContactLine, MAP_LINK } from './lines';
import {
  MAIL_HOSTS,
  OTHER_PROFILE_HOSTS,
  OWN_SITE_LABELS,
  OWN_WORDS,
  SITES,
  TOP_LEVEL_DOMAINS,
  type WebAddressType,
} from './sites';

/** Web addresses of lines: written out, behind a link, or as a handle next to the name of a site. */

export type WebAddress = { address: string; type: WebAddressType };

const URL_IN_TEXT =
  /(?<![\p{L}\p{N}@._/-])(?:h[tp]{2,4}s?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,5}[\p{L}]{2,24}(?::\d{2,5})?(?:[/?#][^\s|<>"“”»«•·]{0,300})?(?![\p{L}\p{N}@])/gu;

/** Names of software that look like hosts. */
const SOFTWARE =
  /^(?:asp|vb|ado|ml|socket|node|vue|react|next|nuxt|express|three|d3|angular|ember|chart|p5|backbone|moment)\.(?:net|js|io)$/iu;

/** Labels whose point reads like that of a host ("Mob.No", "Email.id"). */
const LABEL_HOST =
  /^(?:e-?mail|mail|mob|mobile|tel|ph|phone|cell|fax|contact|door|flat|plot|house|room|shop|bldg|survey|ward|reg|roll|sl|sr|passport|emp|cert)\.(?:no|nos|id)$/iu;
/** The service whose forms put its own address on each page. */
const FORM_HOST = /(?:^|\.)(?:europass\.cedefop\.europa\.eu|europass\.eu|europa\.eu)$/u;

/** Returns scheme, host and the rest of an address, in lower case where case does not matter. */
function splitAddress(address: string): { host: string; path: string } {
  const bare = address.trim().replace(/^[a-z]+:\/\//iu, '');
  const end = bare.search(/[/?#]/u);
  const host = (end < 0 ? bare : bare.slice(0, end)).toLowerCase().replace(/^www\./u, '');
  return { host, path: end < 0 ? '' : bare.slice(end).replace(/(?<![/?#])[/?#]+$/u, '') };
}

function isHostOf(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`);
}

/** Returns the wire's type of an address. `isLabelledOwn`: the text calls it a homepage. */
export function typeOfAddress(address: string, isLabelledOwn = false): WebAddressType {
  const { host, path } = splitAddress(address);
  const site = SITES.find((candidate) => candidate.hosts.some((name) => isHostOf(host, name)));
  if (site) return site.type;
  if (isLabelledOwn) return 'PersonalWebsite';
  if (OTHER_PROFILE_HOSTS.some((name) => isHostOf(host, name))) return 'Unknown';
  return path.split('/').length <= 3 ? 'PersonalWebsite' : 'Unknown';
}

function isAddress(text: string): boolean {
  const hasScheme = /^https?:\/\//iu.test(text);
  const { host, path } = splitAddress(text);
  const labels = host.replace(/:\d+$/u, '').split('.');
  const topLevel = labels.at(-1) ?? '';
  if (FORM_HOST.test(host) || LABEL_HOST.test(host)) return false;
  if (!hasScheme && (!TOP_LEVEL_DOMAINS.has(topLevel) || SOFTWARE.test(host))) return false;
  if (path === '' && (MAIL_HOSTS.has(host) || labels.every((label) => label.length <= 2))) return false;
  return hasScheme || /^www\./iu.test(text) || path !== '' || (labels[0]?.length ?? 0) >= 2;
}

/** Addresses written in a text. */
export function addressesInText(text: string): string[] {
  if (!text.includes('.')) return [];
  const withoutMail = text.replace(/[^\s|,;:<(]{0,79}[^\s|,;:<(/]@[^\s|,;>)]{1,200}/gu, (mail) =>
    ' '.repeat(mail.length),
  );
  const found: string[] = [];
  for (const match of withoutMail.matchAll(URL_IN_TEXT)) {
    const address = trimAddress(match[0]);
    if (isAddress(address)) found.push(address);
  }
  return found;
}

function trimAddress(address: string): string {
  let trimmed = address.replace(/(?<![.,;:!?'’)\]}])[.,;:!?'’)\]}]+$/u, '');
  if (address.startsWith(`${trimmed})`) && trimmed.includes('(')) trimmed += ')';
  return trimmed;
}

function isWebLink(href: string): boolean {
  if (MAP_LINK.test(href)) return false;
  return (
    (/^https?:\/\/[^\s/]+\.[^\s/]+/iu.test(href) && !FORM_HOST.test(splitAddress(href).host)) ||
    (/^www\./iu.test(href) && isAddress(href))
  );
}

/** Pages that only lead on to the address in their query ("google.com/search?q=https://..."). */
const DETOUR =
  /^https?:\/\/(?:www\.)?(?:google\.[a-z.]{2,6}\/(?:search|url)|linkedin\.com\/(?:redir\/redirect|safety\/go)|l\.facebook\.com\/l\.php)\?(?:[^#]{0,200}&)?(?:q|url|u)=(https?(?::|%3a)[^&#]{4,300})/iu;

function withoutDetour(address: string): string {
  const [, target] = DETOUR.exec(address) ?? [];
  if (!target) return address;
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

const OWN_LABEL = new RegExp(String.raw`(?:^|[^\p{L}])(?:${OWN_SITE_LABELS.join('|')})\s?[:：|-]`, 'u');

/** Returns the web addresses of one line: links first, as they hold the address in full; then text, then handles. */
export function webAddressesOfLine({ line, text, links }: ContactLine): WebAddress[] {
  const isLabelledOwn = OWN_LABEL.test(fold(line.text));
  const addresses = [...links.filter(isWebLink), ...addressesInText(text)].map(withoutDetour);
  const found = addresses.map((address) => ({ address, type: typeOfAddress(address, isLabelledOwn) }));
  const handles = handlesInText(text).filter(({ handle }) => !isAddress(handle));
  return distinctAddresses([...found, ...handles.map(({ address, type }) => ({ address, type }))]);
}

/**
 * Returns addresses in lines about something else that belong to the candidate: professional profiles, and those called
 * their own.
 */
export function ownAddressesOfLine(line: ContactLine): WebAddress[] {
  const isLabelledOwn = OWN_LABEL.test(fold(line.line.text));
  // "Tools: GitHub - Jira" names two programs.
  const words = new Set(
    handlesInText(line.text)
      .filter(({ handle }) => isPlainHandle(handle))
      .map(({ address }) => address),
  );
  return webAddressesOfLine(line).filter(
    ({ type, address }) => !words.has(address) && (isLabelledOwn || type === 'LinkedIn' || type === 'GitHub'),
  );
}

const OWN_WORD = new RegExp(String.raw`(?:^|[^\p{L}])(?:${OWN_WORDS.join('|')})(?:[^\p{L}]|$)`, 'u');
const SITE_WORD = new RegExp(String.raw`(?:^|[^\p{L}])(?:${OWN_SITE_LABELS.join('|')})(?:[^\p{L}]|$)`, 'u');
/** Longest label. */
const MOST_LABEL = 40;

/** True for a line whose label calls its site the writer's own ("My personal website: ..."). */
export function isCalledOwn(text: string): boolean {
  if (!text.includes('.') || !/[:：]/u.test(text)) return false;
  const [label = ''] = fold(text.slice(0, MOST_LABEL)).split(/[:：]/u);
  return OWN_WORD.test(label) && SITE_WORD.test(label);
}

function keyOf(address: string): string {
  const { host, path } = splitAddress(address);
  return (host + path).toLowerCase();
}

/**
 * Returns each address once, in its first spelling. A piece of a longer address on the same host is the same address.
 */
export function distinctAddresses(addresses: readonly WebAddress[]): WebAddress[] {
  const known = new Map<string, WebAddress>();
  for (const item of addresses) {
    const key = keyOf(item.address);
    if (key !== '' && !known.has(key)) known.set(key, item);
  }
  return [...known.values()];
}
