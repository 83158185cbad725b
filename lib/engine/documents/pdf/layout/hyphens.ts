import type { Line, Run } from '../../model';

/** A word of letters alone: the hyphen of an address belongs to it. */
const BROKEN = /(?:^|[\s(])[\p{L}'’-]*\p{L}\p{Ll}[-\u2010\u00ad]$/u;
const REST = /^\p{Ll}{2,}\S*/u;
/** In ems: white space between two lines of one text at most. */
const CLOSE = 0.9;
/** In ems: how far one line may begin to a side of the other. */
const INDENT = 2;
/** Shares by which the sizes of both lines may differ. */
const SAME_SIZE = 0.05;
/** Second parts of words that are written with a hyphen, and are hardly ever the end of another word: it stays there. */
const AFTER_HYPHEN =
  /^(?:and|art|aware|based|basis|born|building|centred|centric|class|cost|critical|deep|depth|domain|driven|efficient|employed|end|ended|facing|famous|first|focused|focussed|format|free|friendly|functional|generation|growing|hoc|intensive|known|language|leading|level|linear|looking|made|maker|makers|making|minded|month|months|off|old|on|open|or|oriented|out|owned|paced|paid|party|person|platform|powered|proven|purpose|quality|related|relational|running|safe|saving|scale|selling|service|setting|shift|side|size|sized|skilled|solving|speaking|specific|speed|stack|star|state|step|stop|style|supervised|tech|term|tested|threaded|time|to|trained|up|user|value|volume|wide|winning|world|year|years)\b/iu;

/**
 * Joins words that the end of a line broke: the rest comes up from the next line, which goes when it held no more.
 * Hyphens that belong to a word stay.
 */
export function joinBroken(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const above = joined.at(-1);
    const rest = above && isContinued(above, line) ? REST.exec(line.text)?.[0] : undefined;
    if (above === undefined || rest === undefined) {
      joined.push(line);
      continue;
    }
    takeUp(above, rest);
    const left = without(line, rest);
    if (left) joined.push(left);
  }
  return joined;
}

function isContinued(above: Line, line: Line): boolean {
  return (
    BROKEN.test(above.text) &&
    !above.text.includes('\t') &&
    Math.abs((line.box?.x0 ?? 0) - (above.box?.x0 ?? 0)) < INDENT * line.fontSize &&
    line.bullet === undefined &&
    (line.gapBefore ?? 0) > 0 &&
    (line.gapBefore ?? 0) < CLOSE * line.fontSize &&
    Math.abs(line.fontSize - above.fontSize) <= SAME_SIZE * above.fontSize &&
    line.bold === above.bold
  );
}

/** Writes the rest of a word at the end of a line, in its last style. */
function takeUp(above: Line, rest: string): void {
  const last = above.runs.at(-1);
  if (last === undefined) return;
  const written = AFTER_HYPHEN.test(rest) ? last.text : last.text.slice(0, -1);
  last.text = written + rest;
  above.text = above.runs.map((run) => run.text).join('');
}

/** Returns a line without the word that it began with; undefined where it was no more. */
function without(line: Line, word: string): Line | undefined {
  let taken = word.length;
  const runs = line.runs.flatMap((run): Run[] => {
    const text = run.text.slice(taken);
    taken = Math.max(0, taken - run.text.length);
    return text === '' ? [] : [{ ...run, text }];
  });
  const [first, ...others] = runs;
  if (first === undefined) return undefined;
  const rest = [{ ...first, text: first.text.trimStart() }, ...others].filter(({ text }) => text !== '');
  const text = rest.map((run) => run.text).join('');
  return text.trim() === '' ? undefined : { ...line, runs: rest, text };
}
