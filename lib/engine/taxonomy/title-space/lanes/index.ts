/**
 * The arithmetic that takes most of the time of describing a document: products of vectors and sums of rows, four
 * numbers at once. The results are those of a plain loop except for the last digits, since they are added in another
 * order.
 */
import { WIDTH } from '../model';
import { assemble, type Code, op, PARAMETERS } from './assemble';

const LANES = 4;
const LANE_BYTES = 16;
const NUMBER_BYTES = 4;
const PAGE = 65_536;
const VECTOR_BYTES = WIDTH * NUMBER_BYTES;
const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Adds the value on the stack to a vector local. */
const addTo = (local: number): Code => [...op.get(local), ...op.add, ...op.set(local)];

const advanced = (local: number, by: number): Code => [
  ...op.get(local),
  ...op.integer(by),
  ...op.addIntegers,
  ...op.set(local),
];

/** Returns whether an address is below another. */
const before = (local: number, end: number): Code => [...op.get(local), ...op.get(end), ...op.isBelow];

/** Returns `products(vectors, their end, vector, into)`: the product of a vector with each of many. */
function products(): Code {
  const [vectors, end, vector, into] = [0, 1, 2, 3];
  const sums = times(LANES, (at) => PARAMETERS + at);
  const [first = 0, ...others] = sums;
  return op.repeat([
    ...sums.flatMap((sum) => [...op.zeros, ...op.set(sum)]),
    ...times(WIDTH / LANES, (step) => [
      ...op.get(vectors),
      ...op.loadVector(step * LANE_BYTES),
      ...op.get(vector),
      ...op.loadVector(step * LANE_BYTES),
      ...op.multiply,
      ...addTo(sums[step % LANES] as number),
    ]).flat(),
    ...others.flatMap((sum) => [...op.get(sum), ...addTo(first)]),
    ...op.get(into),
    ...op.get(first),
    ...op.lane(0),
    ...[1, 2, 3].flatMap((lane) => [...op.get(first), ...op.lane(lane), ...op.addNumbers]),
    ...op.storeNumber,
    ...advanced(vectors, VECTOR_BYTES),
    ...advanced(into, NUMBER_BYTES),
    ...before(vectors, end),
  ]);
}

/** Numbers that are summed in one going through of the rows: as many as there are registers for. */
const SUMMED = 32;

/** Adds one row of bytes, scaled, to eight sums; `at` has the address of the row. */
function addRow(
  sums: readonly number[],
  { at, scale, wide }: Record<'at' | 'scale' | 'wide', number>,
  offset: number,
) {
  return ['low', 'high', 'low', 'high'].flatMap(
    (half, place): Code => [
      ...op.get(at),
      ...op.loadVector(offset + (place < 2 ? 0 : LANE_BYTES)),
      ...op.widenBytes[half as 'low' | 'high'],
      ...op.tee(wide),
      ...(['low', 'high'] as const).flatMap((part, quarter) => [
        ...(quarter === 0 ? [] : op.get(wide)),
        ...op.widenHalves[part],
        ...op.toNumbers,
        ...op.get(scale),
        ...op.multiply,
        ...addTo(sums[2 * place + quarter] as number),
      ]),
    ],
  );
}

/**
 * Returns `sum(numbers of rows, their end, into, scales)`: the sum of rows of bytes, which begin at address 0, each
 * scaled.
 */
function sum(): Code {
  const [numbers, end, into, scales] = [0, 1, 2, 3];
  const [next, row] = [PARAMETERS, PARAMETERS + 1];
  const [scale, wide] = [PARAMETERS + 2, PARAMETERS + 3];
  const sums = times(SUMMED / LANES, (at) => PARAMETERS + 4 + at);
  return times(WIDTH / SUMMED, (part) => [
    ...sums.flatMap((each) => [...op.zeros, ...op.set(each)]),
    ...op.get(numbers),
    ...op.set(next),
    ...op.repeat([
      ...op.get(scales),
      ...op.get(next),
      ...op.loadInteger,
      ...op.tee(row),
      ...op.integer(Math.log2(NUMBER_BYTES)),
      ...op.shiftLeft,
      ...op.addIntegers,
      ...op.loadNumber,
      ...op.splat,
      ...op.set(scale),
      ...op.get(row),
      ...op.integer(Math.log2(WIDTH)),
      ...op.shiftLeft,
      ...op.set(row),
      ...addRow(sums, { at: row, scale, wide }, part * SUMMED),
      ...advanced(next, NUMBER_BYTES),
      ...before(next, end),
    ]),
    ...sums.flatMap((each, at) => [
      ...op.get(into),
      ...op.get(each),
      ...op.storeVector(part * SUMMED * NUMBER_BYTES + at * LANE_BYTES),
    ]),
  ]).flat();
}

type Lanes = Record<'products' | 'sum', (one: number, two: number, three: number, four: number) => void>;

let compiled: WebAssembly.Module | undefined;

function lanesOn(memory: WebAssembly.Memory): Lanes {
  compiled ??= new WebAssembly.Module(
    assemble([
      { name: 'products', integers: 0, vectors: LANES, code: products() },
      { name: 'sum', integers: 2, vectors: 2 + SUMMED / LANES, code: sum() },
    ]),
  );
  return new WebAssembly.Instance(compiled, { own: { memory } }).exports as Lanes;
}

const memoryOf = (bytes: number) => new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });

/**
 * The product of a vector with each of many, in their order, which are copied once. The answer is overwritten by the next
 * call.
 */
export function productsWith(vectors: Float32Array): (vector: Float32Array) => Float32Array {
  const count = vectors.length / WIDTH;
  const memory = memoryOf(vectors.byteLength + VECTOR_BYTES + count * NUMBER_BYTES);
  const lanes = lanesOn(memory);
  new Float32Array(memory.buffer).set(vectors);
  const vector = new Float32Array(memory.buffer, vectors.byteLength, WIDTH);
  const into = new Float32Array(memory.buffer, vector.byteOffset + vector.byteLength, count);
  return (given) => {
    vector.set(given);
    if (count > 0) lanes.products(0, vectors.byteLength, vector.byteOffset, into.byteOffset);
    return into;
  };
}

/** Rows that are added in one call; more are added by further calls. */
const MOST_ROWS = 4096;

/** Returns the sum of rows by their numbers, each times its scale; rows and scales are copied once. */
export function rowSums(rows: Int8Array, scales: Float32Array): (numbers: readonly number[]) => Float32Array {
  const memory = memoryOf(rows.byteLength + scales.byteLength + MOST_ROWS * NUMBER_BYTES + VECTOR_BYTES);
  const lanes = lanesOn(memory);
  new Int8Array(memory.buffer).set(rows);
  new Float32Array(memory.buffer, rows.byteLength).set(scales);
  const asked = new Uint32Array(memory.buffer, rows.byteLength + scales.byteLength, MOST_ROWS);
  const into = new Float32Array(memory.buffer, asked.byteOffset + asked.byteLength, WIDTH);
  const sumOf = (numbers: readonly number[]) => {
    asked.set(numbers);
    const end = asked.byteOffset + numbers.length * NUMBER_BYTES;
    lanes.sum(asked.byteOffset, end, into.byteOffset, rows.byteLength);
    return into.slice();
  };
  return (numbers) => {
    if (numbers.length === 0) return new Float32Array(WIDTH);
    const sum = sumOf(numbers.slice(0, MOST_ROWS));
    for (let from = MOST_ROWS; from < numbers.length; from += MOST_ROWS) {
      const more = sumOf(numbers.slice(from, from + MOST_ROWS));
      for (let k = 0; k < WIDTH; k++) sum[k] = (sum[k] as number) + (more[k] as number);
    }
    return sum;
  };
}
