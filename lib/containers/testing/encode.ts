/** Encoders made of the decoders of the platform, for the encodings that mails of old are in. */

const WIDE = /^(?:shift_jis|gb18030|big5|euc-kr|euc-jp)$/;

function tableOf(label: string): Map<string, number[]> {
  const decoder = new TextDecoder(label);
  const table = new Map<string, number[]>();
  const learn = (...bytes: number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0; byte < 0x100; byte += 1) learn(byte);
  if (!WIDE.test(label)) return table;
  for (let first = 0x81; first < 0xff; first += 1)
    for (let second = 0x40; second < 0xff; second += 1) learn(first, second);
  return table;
}

const tables = new Map<string, Map<string, number[]>>();

/** Returns the text in an encoding of one or two bytes a character; missing characters become question marks. */
export function encoded(text: string, label: string): Uint8Array {
  if (/^utf-?8$/i.test(label)) return new TextEncoder().encode(text);
  const table = tables.get(label) ?? tableOf(label);
  tables.set(label, table);
  return Uint8Array.from([...text].flatMap((character) => table.get(character) ?? [0x3f]));
}

/** Bytes as quoted-printable, in lines as mails have them. */
export function quotedPrintable(bytes: Uint8Array): string {
  let line = '';
  const lines: string[] = [];
  for (const byte of bytes) {
    if (byte === 0x0a) {
      lines.push(line);
      line = '';
      continue;
    }
    const isPlain = byte >= 0x20 && byte < 0x7f && byte !== 0x3d;
    const piece = isPlain
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    if (line.length + piece.length > 75) {
      lines.push(`${line}=`);
      line = '';
    }
    if (byte !== 0x0d) line += piece;
  }
  return [...lines, line].join('\r\n').replace(/[ \t](?=\r\n)/g, '=20');
}

/** Bytes as base64, in lines as mails have them. */
export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n');
}
