/** One property change (MS-DOC 2.2.5.1): its code and operand. */
export type Modifier = { code: number; value: number; operand: Uint8Array };

const TABLE_DEFINITION = 0xd608;
const TAB_CHANGES = 0xc615;
/** A sound list names no property twice, and the format has fewer than these. */
const MAX_MODIFIERS = 256;
/** Bytes of the operand by the three highest bits of the code; 6 means that the first byte has the size. */
const OPERAND_SIZES = [1, 1, 2, 4, 2, 2, 0, 3];

/** Reads a list of property changes; a broken one ends it. */
export function* readModifiers(bytes: Uint8Array): Generator<Modifier> {
  let at = 0;
  for (let count = 0; count < MAX_MODIFIERS && at + 3 <= bytes.length; count += 1) {
    const code = numberAt(bytes, at, 2);
    at += 2;
    const size = operandSize(code, bytes, at);
    if (size === undefined || at + size > bytes.length) return;
    yield { code, value: numberAt(bytes, at, Math.min(4, size)), operand: bytes.subarray(at, at + size) };
    at += size;
  }
}

function operandSize(code: number, bytes: Uint8Array, at: number): number | undefined {
  const fixed = OPERAND_SIZES[code >>> 13] ?? 0;
  if (fixed > 0) return fixed;
  if (code === TABLE_DEFINITION) return numberAt(bytes, at, 2) + 1;
  const length = bytes[at] ?? 0;
  // A length of 255 stands for one that has to be counted; nothing after it is needed.
  return code === TAB_CHANGES && length === 255 ? undefined : length + 1;
}

function numberAt(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let index = size - 1; index >= 0; index -= 1) value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}
