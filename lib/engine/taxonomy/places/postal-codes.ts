/** Shapes of postal codes. A shape that other things share (five digits) needs a place next to it. */

/** Shapes that identify the country by themselves. */
const DISTINCT: readonly { country: string; shape: RegExp }[] = [
  { country: 'GB', shape: /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[ABD-HJLNP-UW-Z]{2})\b/u },
  { country: 'CA', shape: /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/u },
  { country: 'NL', shape: /\b[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}\b/u },
  { country: 'IE', shape: /\b[AC-FHKNPRTV-Y]\d[0-9W] ?[0-9AC-FHKNPRTV-Y]{4}\b/u },
  { country: 'BR', shape: /\b\d{5}-\d{3}\b/u },
  { country: 'PT', shape: /\b\d{4}-\d{3}\b/u },
  { country: 'PL', shape: /\b\d{2}-\d{3}\b/u },
  { country: 'JP', shape: /(?:〒\s?\d{3}-?\d{4}\b|\b\d{3}-\d{4}\b)/u },
  { country: 'AR', shape: /\b[A-HJ-NP-Z]\d{4}[A-Z]{3}\b/u },
];

/** `D-80331`, `A-1010`, `CH-8001`, `F-75001` and their like. */
const PREFIXED =
  /\b(D|DE|A|AT|CH|F|FR|I|IT|E|ES|B|BE|L|LU|DK|S|SE|FI|N|NO|HR|SI|SK|CZ|RO|H|HU)[- ]?(\d{4,6})\b/u;

const COUNTRY_OF_PREFIX: Record<string, string> = {
  D: 'DE',
  A: 'AT',
  F: 'FR',
  I: 'IT',
  E: 'ES',
  B: 'BE',
  L: 'LU',
  S: 'SE',
  N: 'NO',
  H: 'HU',
};

const PLAIN =
  /(?<![\d.,/-])(?:\d{3} \d{2}|\d{2} \d{3}(?=\s\p{Lu})|\d{3} \d{3}|\d{5}-\d{4}|\d{4,6})(?![\d/-])/u;

export type PostalCode = { code: string; country?: string; from: number; to: number };

/** Returns the postal code in a stretch of an address; `country` only if its shape identifies it. */
export function findPostalCode(text: string): PostalCode | undefined {
  for (const { country, shape } of DISTINCT) {
    const match = shape.exec(text);
    if (match)
      return {
        code: match[0].replace(/^〒\s?/u, ''),
        country,
        from: match.index,
        to: match.index + match[0].length,
      };
  }
  const prefixed = PREFIXED.exec(text);
  if (prefixed?.[1] && prefixed[2]) {
    const country = COUNTRY_OF_PREFIX[prefixed[1]] ?? prefixed[1];
    return { code: prefixed[2], country, from: prefixed.index, to: prefixed.index + prefixed[0].length };
  }
  const plain = PLAIN.exec(text);
  return plain ? { code: plain[0], from: plain.index, to: plain.index + plain[0].length } : undefined;
}
