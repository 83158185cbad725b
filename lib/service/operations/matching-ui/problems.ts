/** Collects the problems with the options of an interface; each names its member, never its content. */
export type Problems = { add: (member: string, rule: string) => void; all: readonly string[] };

const MOST_PROBLEMS = 20;

export function collectProblems(): Problems {
  const all: string[] = [];
  return {
    all,
    add: (member, rule) => {
      if (all.length < MOST_PROBLEMS) all.push(`${member} ${rule}`);
    },
  };
}

/** Returns the problem with a text for display; undefined without one. */
export function refuseLabel(text: string | null | undefined, most: number): string | undefined {
  if (!text?.trim()) return 'is required';
  if (text.length > most) return `may hold at most ${most} characters`;
  return /\p{Cc}/u.test(text) ? 'may hold no control characters' : undefined;
}

/** Returns the problem with a web address; undefined without one. */
export function refuseWebAddress(text: string | null | undefined): string | undefined {
  if (!text?.trim()) return 'is required';
  if (!URL.canParse(text)) return 'must be an address that begins with https:// or http://';
  const { protocol, username, password } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:')
    return 'must be an address that begins with https:// or http://';
  return username || password ? 'may hold no user name or password' : undefined;
}

/** Returns the problem with the origin of a page; undefined without one. `*` would let every page read the messages. */
export function refuseOrigin(text: string | null | undefined): string | undefined {
  const rule = 'must be one origin, such as https://ats.example.com; * is not taken';
  if (!text?.trim()) return 'is required: one origin, such as https://ats.example.com';
  if (refuseWebAddress(text)) return rule;
  const { pathname, search, hash } = new URL(text);
  return pathname !== '/' || search || hash || text.includes('*') ? rule : undefined;
}
