/**
 * The part of WebAssembly that the arithmetic of title vectors needs, as bytes: a module of functions on one imported
 * memory. Four numbers are added at once (SIMD), for which JavaScript has no words.
 */

/** Bytes of instructions, one after the other. */
export type Code = readonly number[];

/** Names of functions with their code and the number of their locals of each type, without the four parameters. */
export type LaneFunction = { name: string; integers: number; vectors: number; code: Code };

/** The parameters of every function are four whole numbers: addresses in the memory. */
export const PARAMETERS = 4;

const TYPES = { integer: 0x7f, vector: 0x7b, function: 0x60, none: 0x40 };
const SECTIONS = { types: 1, imports: 2, functions: 3, exports: 7, code: 10 };
const MEMORY = 2;
const SIMD = 0xfd;
/** Alignments as powers of two. */
const ALIGNED = { word: 2, byte: 0 };

/** Encodes a number of zero or more in groups of seven bits, the lowest first (LEB128). */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** Does the same for constants, whose highest bit is a sign; ours are above zero. */
function constant(value: number): number[] {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...constant(value >>> 7)];
}

const simd = (instruction: number, ...more: number[]): Code => [SIMD, ...unsigned(instruction), ...more];

/** Instructions by name; those without arguments take their operands from the stack. */
export const op = {
  get: (local: number): Code => [0x20, ...unsigned(local)],
  set: (local: number): Code => [0x21, ...unsigned(local)],
  tee: (local: number): Code => [0x22, ...unsigned(local)],
  integer: (value: number): Code => [0x41, ...constant(value)],
  loadInteger: [0x28, ALIGNED.word, 0] as Code,
  loadNumber: [0x2a, ALIGNED.word, 0] as Code,
  storeNumber: [0x38, ALIGNED.word, 0] as Code,
  isBelow: [0x49] as Code,
  addIntegers: [0x6a] as Code,
  shiftLeft: [0x74] as Code,
  addNumbers: [0x92] as Code,
  /** Runs the code once, and again for as long as the integer it leaves is not zero. */
  repeat: (code: Code): Code => [0x03, TYPES.none, ...code, 0x0d, 0, 0x0b],
  loadVector: (offset: number): Code => simd(0x00, ALIGNED.byte, ...unsigned(offset)),
  storeVector: (offset: number): Code => simd(0x0b, ALIGNED.byte, ...unsigned(offset)),
  zeros: simd(0x0c, ...Array<number>(16).fill(0)),
  splat: simd(0x13),
  lane: (at: number): Code => simd(0x1f, at),
  /** Bytes to twice as wide numbers, the lower and the higher half of them; then these to four times as wide ones. */
  widenBytes: { low: simd(0x87), high: simd(0x88) },
  widenHalves: { low: simd(0xa7), high: simd(0xa8) },
  toNumbers: simd(0xfa),
  add: simd(0xe4),
  multiply: simd(0xe6),
};

/** Encodes a list: its length, then each item. */
const listed = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()];
const sized = (bytes: Code): Code => [...unsigned(bytes.length), ...bytes];
const text = (value: string): Code => sized([...new TextEncoder().encode(value)]);
const section = (id: number, bytes: Code): Code => [id, ...sized(bytes)];

function bodyOf({ integers, vectors, code }: LaneFunction): Code {
  const locals = listed([
    [...unsigned(integers), TYPES.integer],
    [...unsigned(vectors), TYPES.vector],
  ]);
  return sized([...locals, ...code, 0x0b]);
}

/** Returns the bytes of a module whose functions work on the memory passed as `own.memory`. */
export function assemble(functions: readonly LaneFunction[]): Uint8Array<ArrayBuffer> {
  const parameters = listed(Array<Code>(PARAMETERS).fill([TYPES.integer]));
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(SECTIONS.types, listed([[TYPES.function, ...parameters, 0]])),
    ...section(SECTIONS.imports, listed([[...text('own'), ...text('memory'), MEMORY, 0, 1]])),
    ...section(SECTIONS.functions, listed(functions.map(() => [0]))),
    ...section(
      SECTIONS.exports,
      listed(functions.map(({ name }, at) => [...text(name), 0, ...unsigned(at)])),
    ),
    ...section(SECTIONS.code, listed(functions.map(bodyOf))),
  ]);
}
