/** Brands of files whose pictures are coded as HEVC, as telephones take them; the main brand is named first (ISO/IEC 23008-12). */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1']);
const BRAND = { box: 4, name: 8, end: 12 };

/** Returns whether a file is a HEIC, the container of photos that telephones take. */
export function isHeic(bytes: Uint8Array): boolean {
  const text = (start: number, end: number) => Buffer.from(bytes.subarray(start, end)).toString('latin1');
  return text(BRAND.box, BRAND.name) === 'ftyp' && BRANDS.has(text(BRAND.name, BRAND.end));
}
