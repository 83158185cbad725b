import type { ContactLine } from './lines';

/**
 * E-mail addresses in the text of a line and in its links, as written but for obfuscation, each once.
 * Understands "jane [at] host [dot] org" and addresses that a space tore apart at the `@`.
 */

const ADDRESS =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63}@[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}-]{1,63}){1,6}(?![\p{L}\p{N}@])/gu;

const AT = String.raw`\s{0,2}(?:[[({<]\s?(?:at|arroba|ät|chez)\s?[\])}>]|@|\s(?:AT|at)\s)\s{0,2}`;
const DOT = String.raw`\s{0,2}(?:[[({<]\s?(?:dot|punkt|punto|point|ponto)\s?[\])}>]|\s(?:DOT|dot)\s|\.)\s{0,2}`;
const OBFUSCATED = new RegExp(
  String.raw`(?<![\p{L}\p{N}._%+'-])([\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,63})${AT}((?:[\p{L}\p{N}-]{1,63}${DOT}){1,4}[\p{L}]{2,12})(?![\p{L}\p{N}])`,
  'gu',
);
const OBFUSCATION_MARK =
  /[[({<]\s?(?:at|arroba|ät|chez|dot|punkt|punto|point|ponto)\s?[\])}>]|\s(?:at|AT)\s.{1,60}\s(?:dot|DOT)\s|\s@|@\s/u;

/** Domain names never end in these: the text is a file or an icon name. */
const NOT_A_DOMAIN = /\.(?:png|jpe?g|gif|svg|pdf|docx?)$/iu;

/** Returns the address of a `mailto:` link. */
function mailtoAddress(href: string): string | undefined {
  const match = /^mailto:([^?]{3,254})/iu.exec(href.trim());
  if (!match?.[1]) return undefined;
  const address = decode(match[1]).trim();
  return address.includes('@') ? address : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** "Email id-jo@example.org": a label that a dash ties to the address. */
const GLUED_LABEL = /^(?:e-?mail|mail|gmail)?-?(?:ids?|e-?mail|mail|address)[-_.:]+(?=[^@]{3})/iu;
/** "jo_ doe@example.org": a space after a character that no word ends with. */
const TORN_AT_SPACE = /(?<=[\p{L}\p{N}]_) (?=[\p{L}\p{N}._-]{1,40}@)/gu;

/** Returns the addresses of a text, in order. */
export function emailsInText(written: string): string[] {
  const text = written.replace(TORN_AT_SPACE, '');
  const found: string[] = [];
  if (text.includes('@')) for (const match of text.matchAll(ADDRESS)) found.push(match[0]);
  if (found.length === 0 && OBFUSCATION_MARK.test(text)) {
    for (const [, name, domain] of text.matchAll(OBFUSCATED)) {
      if (name && domain) found.push(`${name}@${domain.replace(new RegExp(DOT, 'gu'), '.')}`);
    }
  }
  return found
    .map((address) => address.replace(/(?<![.'-])[.'-]+$/u, '').replace(GLUED_LABEL, ''))
    .filter((a) => !NOT_A_DOMAIN.test(a));
}

/**
 * Returns the addresses of a line: as written, unless a link has them whole, else the targets of its links, which in a
 * template may be those of somebody else.
 */
export function emailsOfLine({ line, text, links }: ContactLine): string[] {
  const linked = links.flatMap((href) => mailtoAddress(href) ?? []);
  const seen = distinctEmails([...(linked.length > 0 ? emailsInText(line.text) : []), ...emailsInText(text)]);
  const isOf = (full: string, address: string) => full.startsWith(address) || full.endsWith(address);
  const whole = seen.map((address) => linked.find((full) => isOf(full, address)) ?? address);
  return distinctEmails(whole.length > 0 ? whole : linked);
}

/** Returns each address once, whatever its case, in its first spelling. */
export function distinctEmails(addresses: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const address of addresses) {
    const key = address.toLowerCase();
    if (!known.has(key)) known.set(key, address);
  }
  return [...known.values()];
}
