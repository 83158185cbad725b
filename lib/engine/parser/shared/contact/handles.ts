import { fold } from '../../../kernel';
import { SITES, type WebAddressType } from './sites';

/**
 * Names of accounts next to the name of their site: "LinkedIn: jane-doe", "Skype jane.doe", "github/jdoe",
 * "in/jane-doe".
 */

type Handle = { handle: string; address: string; type: WebAddressType };

const HANDLE = String.raw`@?([\p{L}\p{N}][\p{L}\p{N}._-]{1,60}|[1-9]\d{4,11})`;
/** Text that may follow a handle: the end of its cell, or the label of something else. */
const END = String.raw`(?=\s*$|\s*[,;|•·)]|\t|\s{2,}|\s[\p{L}-]{2,12}(?: id| no)?\s?[:@/])`;

/** Most lines name no site at all. */
const ANY_LABEL = new RegExp([...SITES.flatMap(({ labels }) => labels), 'in/'].join('|'), 'u');

const patterns = SITES.map((site) => ({
  ...site,
  pattern: new RegExp(
    String.raw`(?:^|[^\p{L}\p{N}./@])(?:${site.labels.join('|')})(?: id| profile| profil)?(?:\s?[:：|–-]\s?(?:/?in/)?|/(?:in/)?|\s(?=@))${HANDLE}${END}`,
    'u',
  ),
}));

/** "in/jane-doe", as templates write it next to the LinkedIn icon. */
const BARE_PROFILE = new RegExp(String.raw`(?:^|[\s|•·])/?in/${HANDLE}${END}`, 'u');

/** Words in place of a handle, which link to it or state that it is missing. */
const WORDS = new Set(
  (
    'profile profil view link click here url page account available none yes visit connect follow perfil profilo ver ' +
    SITES.flatMap(({ labels }) => labels).join(' ')
  ).split(' '),
);

/** True for a handle that might as well be a word: "Jira", "Recruiting". */
export function isPlainHandle(handle: string): boolean {
  return /^\p{Lu}?\p{Ll}+$|^\p{Lu}+$/u.test(handle);
}

/**
 * Returns the handles of a line. A single capitalised word does not count: sites are next to other words in lists of
 * tools.
 */
export function handlesInText(text: string): Handle[] {
  const folded = fold(text);
  const found: Handle[] = [];
  if (folded.length !== text.length || !ANY_LABEL.test(folded)) return found;
  const add = (match: RegExpExecArray | null, type: WebAddressType, profile: string | undefined) => {
    if (!match?.[1]) return;
    const at = match.index + match[0].length - match[1].length;
    const handle = text.slice(at, at + match[1].length).replace(/(?<![.])[.]+$/u, '');
    const isWord = profile !== undefined && /^\p{Lu}/u.test(handle) && isPlainHandle(handle);
    if (isWord || WORDS.has(fold(handle))) return;
    found.push({ handle, address: (profile ?? '') + handle, type });
  };
  for (const { pattern, type, profile } of patterns) add(pattern.exec(folded), type, profile);
  if (found.length === 0) add(BARE_PROFILE.exec(folded), 'LinkedIn', 'linkedin.com/in/');
  return found;
}
