import { type Known, linesBefore, type NumberOf, type Scene, slotsOf, textOf } from './facts';
import type { Lattice } from './model';
import { openingAt, repeatsAbove, rhythmOf } from './openings';
import { fieldsOf, type Piece, piecesOfLines } from './pieces';
import { spansAt } from './spans';

/** A section made ready to be decoded; `missing` fields that were found before are in no line as they are. */
export type Prepared = { lattice: Lattice; pieces: Piece[]; missing: number };

/** Returns the lattice of a section: its pieces, its spans and what speaks for each. Linear in the lines. */
export function latticeOf(known: Known, numberOf: NumberOf): Prepared {
  const { lines, drafts } = known;
  const { fields, missing } = fieldsOf(lines, drafts);
  const pieces = piecesOfLines(lines, fields);
  const texts = pieces.map((piece) => textOf(lines, piece, piece));
  const scene: Scene = {
    ...known,
    pieces,
    texts,
    numberOf,
    before: linesBefore(drafts),
    slots: slotsOf(known, pieces, texts),
  };
  const rhythm = rhythmOf(lines);
  const lattice = {
    size: pieces.length,
    spans: pieces.map(({ row }, at) => spansAt(at, scene, fields.get(lines[row]?.index ?? -1) ?? [])),
    opening: pieces.map(({ row, isFirst }) =>
      isFirst && !repeatsAbove(row, lines) ? openingAt(row, scene, rhythm) : null,
    ),
    isDate: pieces.map(({ isDate }) => isDate),
    isFirst: pieces.map(({ isFirst }) => isFirst),
  };
  return { lattice, pieces, missing };
}
