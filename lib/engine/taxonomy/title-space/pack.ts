import { rowSums } from './lanes';
import { type NamedVectors, type TitleSpace, WIDTH } from './model';
import { ROWS } from './rows';

/**
 * The packed form: format, rows, width, and the numbers of unit groups and professions; the factor of each row; ids,
 * vectors, and the rows, a byte a number. Little-endian, as all machines that Node runs on.
 */

/** Must rise with the form, and with the features of titles. */
export const TITLE_SPACE_FORMAT = 1;

const MOST = 127;

/** Vectors as they come of training, of any length. */
export type TrainedSpace = { rows: Float32Array; units: NamedVectors; professions: NamedVectors };

/** Quantises each row to bytes, with the factor that restores it. */
function quantise(vectors: Float32Array): { bytes: Int8Array; scales: Float32Array } {
  const bytes = new Int8Array(vectors.length);
  const scales = new Float32Array(vectors.length / WIDTH);
  for (let row = 0; row < scales.length; row++) {
    const own = vectors.subarray(row * WIDTH, (row + 1) * WIDTH);
    const scale = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / MOST || 1;
    scales[row] = scale;
    own.forEach((value, k) => {
      bytes[row * WIDTH + k] = Math.round(value / scale);
    });
  }
  return { bytes, scales };
}

export function packTitleSpace({ rows, units, professions }: TrainedSpace): Uint8Array {
  const table = quantise(rows);
  const parts = [
    Uint32Array.of(TITLE_SPACE_FORMAT, ROWS, WIDTH, units.ids.length, professions.ids.length),
    table.scales,
    units.ids,
    professions.ids,
    quantise(units.vectors).bytes,
    quantise(professions.vectors).bytes,
    table.bytes,
  ];
  const packed = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let start = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), start);
    start += byteLength;
  }
  return packed;
}

/** Bytes to vectors of length one. */
function normalised(bytes: Int8Array): Float32Array {
  const vectors = Float32Array.from(bytes);
  for (let start = 0; start < vectors.length; start += WIDTH) {
    const own = vectors.subarray(start, start + WIDTH);
    const length = Math.sqrt(own.reduce((sum, value) => sum + value * value, 0)) || 1;
    own.forEach((value, k) => {
      own[k] = value / length;
    });
  }
  return vectors;
}

/**
 * Opens the space in a packed block, of which nothing is used afterwards. Throws where the block has another format.
 */
export function openTitleSpace(packed: Uint8Array): TitleSpace {
  const { buffer, byteOffset } = packed.byteOffset % 4 === 0 ? packed : packed.slice();
  let start = byteOffset;
  const words = (length: number) => new Uint32Array(buffer, start, length);
  const bytes = (length: number) => new Int8Array(buffer, start, length);
  const head = words(5);
  start += head.byteLength;
  const [format, rows, width, units = 0, professions = 0] = head;
  if (format !== TITLE_SPACE_FORMAT || rows !== ROWS || width !== WIDTH)
    throw new Error('The title space is of another version: train it anew.');
  const take = <T extends { byteLength: number }>(part: T): T => {
    start += part.byteLength;
    return part;
  };
  const scales = take(new Float32Array(buffer, start, ROWS));
  const unitIds = take(words(units)).slice();
  const professionIds = take(words(professions)).slice();
  const unitVectors = normalised(take(bytes(units * WIDTH)));
  const professionVectors = normalised(take(bytes(professions * WIDTH)));
  return {
    sumOfRows: rowSums(take(bytes(ROWS * WIDTH)), scales),
    units: { ids: unitIds, vectors: unitVectors },
    professions: { ids: professionIds, vectors: professionVectors },
  };
}
