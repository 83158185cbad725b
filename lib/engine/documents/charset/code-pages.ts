type Decode = (bytes: Uint8Array) => string;

/** The upper halves of the two DOS code pages that old files still carry. */
const DOS_UPPER_HALF: Record<number, string> = {
  437: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  850: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
};

const LABELS: Record<number, string> = {
  708: 'iso-8859-6',
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1361: 'euc-kr',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  20866: 'koi8-r',
  21866: 'koi8-u',
  54936: 'gb18030',
  65001: 'utf-8',
};

const decoders = new Map<string, Decode>();

/** Returns a decoder for a label of the WHATWG encoding standard; undefined when the label is unknown. */
export function decoderFor(label: string): Decode | undefined {
  const name = label.trim().toLowerCase();
  const known = decoders.get(name);
  if (known) return known;
  try {
    const decoder = new TextDecoder(name);
    const decode: Decode = (bytes) => decoder.decode(bytes);
    decoders.set(name, decode);
    return decode;
  } catch {
    return undefined;
  }
}

/** Returns a decoder for a Windows, DOS or Macintosh code page; windows-1252 when the number is unknown. */
export function codePageDecoder(codePage: number): Decode {
  const upperHalf = DOS_UPPER_HALF[codePage];
  if (upperHalf) return (bytes) => decodeDos(bytes, upperHalf);
  const label = LABELS[codePage] ?? isoOrWindows(codePage);
  return decoderFor(label) ?? windows1252;
}

const windows1252: Decode = (bytes) => new TextDecoder('windows-1252').decode(bytes);

function isoOrWindows(codePage: number): string {
  return codePage > 28590 && codePage < 28606 ? `iso-8859-${codePage - 28590}` : `windows-${codePage}`;
}

function decodeDos(bytes: Uint8Array, upperHalf: string): string {
  let text = '';
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : upperHalf[byte - 128];
  return text;
}
