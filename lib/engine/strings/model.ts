import { remembered } from '../kernel';
import { STRING_CLASSES, type StringClass } from './classes';
import { ROWS, rowsOfString } from './features';

/**
 * Classifies a string by a softmax over the sum of the rows of its features. The packed form: format, rows, classes;
 * the scale of the bytes and the temperature; one bias a class; the rows, a byte a number. Little-endian, as all
 * machines that Node runs on.
 */

/** Must rise with the form, with the classes, and with the features of strings. */
const FORMAT = 1;
const COUNT = STRING_CLASSES.length;
const MOST = 127;

/** Probability of each class for a string, in the order of `STRING_CLASSES`; they add up to 1. */
export type StringReading = Float32Array;

export type StringModel = {
  /** Classifies a string. Remembers earlier results. */
  read(text: string): StringReading;
  /** Returns the likelihood of a class for a string, from 0 to 1; calibrated on strings that were not learned. */
  likelihood(text: string, kind: StringClass): number;
};

/** Weights as they come of training: `rows[row * classes + class]`. */
export type TrainedStrings = { rows: Float32Array; biases: Float32Array; temperature: number };

/** Returns the factor for a sum over `count` features, so that long strings are no surer than short ones. */
export const lengthScale = (count: number): number => 4 / Math.sqrt(Math.max(1, count));

/** Packs trained weights; those beyond `most` are cut to it, for a few large ones would cost all others their digits. */
export function packStrings({ rows, biases, temperature }: TrainedStrings, most: number): Uint8Array {
  const scale = most / MOST;
  const bytes = new Int8Array(rows.length);
  for (let at = 0; at < rows.length; at++)
    bytes[at] = Math.max(-MOST, Math.min(MOST, Math.round((rows[at] as number) / scale)));
  const parts = [
    Uint32Array.of(FORMAT, ROWS, COUNT),
    Float32Array.of(scale, temperature),
    Float32Array.from(biases),
    bytes,
  ];
  const packed = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let start = 0;
  for (const { buffer, byteOffset, byteLength } of parts) {
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), start);
    start += byteLength;
  }
  return packed;
}

/** Turns sums into shares of 1, in place. */
export function softmax(sums: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const sum of sums) most = Math.max(most, sum);
  let total = 0;
  for (let at = 0; at < sums.length; at++) {
    const value = Math.exp((sums[at] as number) - most);
    sums[at] = value;
    total += value;
  }
  for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] as number) / total;
  return sums;
}

/** Opens the model in a packed block. Throws where the block has another format. */
export function openStrings(packed: Uint8Array): StringModel {
  const { buffer, byteOffset } = packed.byteOffset % 4 === 0 ? packed : packed.slice();
  const [format, rows, classes] = new Uint32Array(buffer, byteOffset, 3);
  if (format !== FORMAT || rows !== ROWS || classes !== COUNT)
    throw new Error('The model of strings is of another version: train it anew.');
  const [scale = 1, temperature = 1] = new Float32Array(buffer, byteOffset + 12, 2);
  const biases = new Float32Array(buffer, byteOffset + 20, COUNT);
  const weights = new Int8Array(buffer, byteOffset + 20 + 4 * COUNT, ROWS * COUNT);
  const read = remembered((text: string): StringReading => {
    const features = rowsOfString(text);
    const sums = new Float32Array(COUNT);
    for (const row of features) {
      const from = row * COUNT;
      for (let at = 0; at < COUNT; at++) sums[at] = (sums[at] as number) + (weights[from + at] as number);
    }
    const factor = scale * lengthScale(features.length);
    for (let at = 0; at < COUNT; at++)
      sums[at] = ((sums[at] as number) * factor + (biases[at] as number)) / temperature;
    return softmax(sums);
  });
  return {
    read,
    likelihood: (text, kind) => read(text)[STRING_CLASSES.indexOf(kind)] ?? 0,
  };
}
