import { fold } from '../../../../kernel';
import type { EntryLine } from '../../lines/entry-line';
import type { Segment } from '../../lines/segment';
import { type Assignment, NO_MARGINS } from '../assign';
import { datesOf } from '../dates';
import { type Draft, qualityOf } from '../draft';
import type { PairModel } from '../model';
import type { HeaderParts, Part } from '../parts';
import { isPlace, splitPlace } from '../places';
import { textOf } from './facts';
import { DATE, OTHER, type Step, TEXT, WHAT, WHERE } from './model';
import type { Piece } from './pieces';

/** Makes entries of the steps that were chosen. */

/** A section with its steps. */
type Decoded = { lines: readonly EntryLine[]; pieces: readonly Piece[]; steps: readonly Step[] };

type Cut = { header: Step[]; lines: EntryLine[]; body: EntryLine[] };

function cutsOf({ lines, pieces, steps }: Decoded): Cut[] {
  const cuts: Cut[] = [];
  let row = -1;
  for (const step of steps) {
    const piece = pieces[step.from];
    const entry = lines[piece?.row ?? -1];
    if (piece === undefined || entry === undefined) continue;
    if (step.begins) cuts.push({ header: [], lines: [], body: [] });
    const cut = cuts.at(-1);
    if (cut && piece.row !== row) (step.label === TEXT ? cut.body : cut.lines).push(entry);
    if (cut && step.label !== TEXT) cut.header.push(step);
    row = piece.row;
  }
  return cuts;
}

function partOf({ lines, pieces }: Decoded, cut: Cut, step: Step): Part | null {
  const [first, last] = [pieces[step.from], pieces[step.to - 1]];
  const entry = lines[first?.row ?? -1];
  if (first === undefined || last === undefined || entry === undefined) return null;
  return {
    text: textOf(lines, first, last),
    line: entry.index,
    row: Math.max(0, cut.lines.indexOf(entry)),
    column: cut.header.filter(({ from }) => pieces[from]?.row === first.row).indexOf(step),
    bold: first.bold,
    italic: first.italic,
    linked: first.linked,
    separator: first.mark,
    ...(entry.field && { field: entry.field }),
  };
}

function draftOf(decoded: Decoded, cut: Cut, model: PairModel): Draft {
  const header: HeaderParts = { parts: [], places: [], links: [] };
  const assignment: Assignment = { others: [], score: 1, margins: NO_MARGINS };
  for (const step of cut.header) {
    if (step.label === DATE) continue;
    const part = partOf(decoded, cut, step);
    if (part === null || !/[\p{L}\p{N}]/u.test(part.text)) continue;
    if (step.label === OTHER && isPlace(part.text)) {
      header.places.push(part.text);
      continue;
    }
    const split = step.label === WHERE ? splitPlace(part.text) : { rest: part.text, place: '' };
    if (split.place !== '') header.places.push(split.place);
    const own = { ...part, text: split.rest };
    header.parts.push(own);
    if (step.label === WHAT) assignment.what = own;
    else if (step.label === WHERE) assignment.where = own;
    else assignment.others.push(own);
  }
  const anchor = cut.lines.findIndex(({ dates }) => dates.length > 0);
  const segment: Segment = { header: cut.lines, body: cut.body, anchor };
  return { segment, header, assignment, quality: qualityOf(segment, assignment, model) };
}

/** By what two readings of an entry are the same. */
const keyOf = ({ segment, assignment: { what, where } }: Draft) => {
  const { start, end, isCurrent } = datesOf(segment) ?? {};
  return JSON.stringify([fold(what?.text ?? ''), fold(where?.text ?? ''), start, end, isCurrent]);
};

/** Returns the entries of the steps; those that were read alike before stay as they were, with their margins. */
export function draftsOfSteps(decoded: Decoded, known: readonly Draft[], model: PairModel): Draft[] {
  const same = new Map(known.map((draft) => [keyOf(draft), draft]));
  return cutsOf(decoded).map((cut) => {
    const draft = draftOf(decoded, cut, model);
    return same.get(keyOf(draft)) ?? draft;
  });
}
