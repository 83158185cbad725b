/**
 * Reads the members of the list in a JSON text, one after the other and as written, without a tree of the whole: the
 * text is a list of objects, or an object somewhere in which there is one. Pieces of text may end anywhere.
 */

/** A bracket that opens or closes, and where it is in its piece. */
type Sign = { sign: string; at: number };

/** Longest name of a member. */
const LONGEST_NAME = 200;
/** Deeper than any list of postings is nested. */
const DEEPEST_LIST = 4;

/** Finds the structural characters among those of texts; `name` returns the last text. */
function createStructure() {
  let inText = false;
  let isEscaped = false;
  let text = '';

  function* signsOf(piece: string): Generator<Sign> {
    const signs = /["\\[\]{}]/g;
    signs.lastIndex = isEscaped ? 1 : 0;
    isEscaped = false;
    let from = 0;
    for (let found = signs.exec(piece); found; found = signs.exec(piece)) {
      const { 0: sign, index } = found;
      if (sign === '\\' && inText) {
        isEscaped = index + 1 >= piece.length;
        signs.lastIndex = index + 2;
      } else if (sign === '"') {
        text = inText ? `${text}${piece.slice(from, index)}`.slice(0, LONGEST_NAME) : '';
        inText = !inText;
        from = index + 1;
      } else if (!inText) yield { sign, at: index };
    }
    if (inText) text = `${text}${piece.slice(from)}`.slice(0, LONGEST_NAME);
  }

  return { signsOf, name: () => text };
}

export type JsonMembers = {
  /** The members that end in a piece of text; of one that is longer than the limit only as much. */
  read: (piece: string) => string[];
  /** The name of the list in the object around it; undefined for a text that is the list itself. */
  listName: () => string | undefined;
  /** True when the list was found and not closed. */
  isOpen: () => boolean;
};

/** Reads members up to `longest` characters. */
export function createJsonMembers(longest: number): JsonMembers {
  const { signsOf, name } = createStructure();
  const open: string[] = [];
  let depth = 0;
  let listName: string | undefined;
  let member: string[] | undefined;
  let length = 0;

  function keep(text: string) {
    if (length <= longest) member?.push(text);
    length += text.length;
  }

  function begin() {
    if (depth === 0 && open.at(-1) === '[' && open.length <= DEEPEST_LIST) depth = open.length;
    if (depth === 0 || open.length !== depth) return false;
    member = [];
    length = 0;
    return true;
  }

  function read(piece: string): string[] {
    const members: string[] = [];
    let from = 0;
    for (const { sign, at } of signsOf(piece)) {
      if (sign === '[' && depth === 0) listName = open.length > 0 ? name() : undefined;
      if (sign === '{' && begin()) from = at;
      if (sign === '[' || sign === '{') open.push(sign);
      else open.pop();
      if (!member || open.length !== depth) continue;
      keep(piece.slice(from, at + 1));
      members.push(member.join(''));
      member = undefined;
    }
    if (member) keep(piece.slice(from));
    return members;
  }

  return { read, listName: () => listName, isOpen: () => depth > 0 && open.length >= depth };
}
