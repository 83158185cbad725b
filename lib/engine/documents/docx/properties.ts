import { childNamed, elementsOf, type XmlElement } from '../xml';

/** Properties of characters as far as one place declares them. */
export type CharacterProperties = {
  bold?: boolean;
  italic?: boolean;
  fontSize?: number;
  color?: string | null;
  caps?: boolean;
  hidden?: boolean;
  font?: string;
  styleId?: string;
};

/** Properties of a paragraph as far as one place declares them; lengths in points. */
export type ParagraphProperties = {
  styleId?: string;
  /** 0 to 8 are the levels of headings, 9 is body text. */
  outlineLevel?: number;
  numbering?: { id?: string; level?: number };
  spaceBefore?: number;
  spaceAfter?: number;
};

const TWIPS = 20;

/** Reads a `w:rPr`. */
export function characterProperties(element: XmlElement | undefined): CharacterProperties {
  const properties: CharacterProperties = {};
  for (const child of elementsOf(element)) {
    const value = child.attributes['w:val'];
    if (child.name === 'w:b') properties.bold = isOn(value);
    else if (child.name === 'w:i') properties.italic = isOn(value);
    else if (child.name === 'w:caps' || child.name === 'w:smallCaps') properties.caps = isOn(value);
    else if (child.name === 'w:vanish') properties.hidden = isOn(value);
    else if (child.name === 'w:sz') properties.fontSize = finite(value, 2);
    else if (child.name === 'w:color') properties.color = colorOf(value);
    else if (child.name === 'w:rStyle') properties.styleId = value;
    else if (child.name === 'w:rFonts')
      properties.font = child.attributes['w:ascii'] ?? child.attributes['w:hAnsi'];
  }
  return properties;
}

/** Reads a `w:pPr`. */
export function paragraphProperties(element: XmlElement | undefined): ParagraphProperties {
  const properties: ParagraphProperties = {};
  for (const child of elementsOf(element)) {
    const value = child.attributes['w:val'];
    if (child.name === 'w:pStyle') properties.styleId = value;
    else if (child.name === 'w:outlineLvl') properties.outlineLevel = finite(value, 1);
    else if (child.name === 'w:numPr') properties.numbering = numberingOf(child);
    else if (child.name === 'w:spacing') {
      properties.spaceBefore = finite(child.attributes['w:before'], TWIPS);
      properties.spaceAfter = finite(child.attributes['w:after'], TWIPS);
    }
  }
  return properties;
}

/** Lays the later properties over the earlier ones, where they are set. */
export function overlay<P extends object>(below: P, above: P): P {
  const result = { ...below };
  for (const [key, value] of Object.entries(above)) {
    if (value !== undefined) Object.assign(result, { [key]: value });
  }
  return result;
}

function numberingOf(element: XmlElement): { id?: string; level?: number } {
  const id = childNamed(element, 'w:numId')?.attributes['w:val'];
  const level = finite(childNamed(element, 'w:ilvl')?.attributes['w:val'], 1);
  return { ...(id !== undefined && { id }), ...(level !== undefined && { level }) };
}

function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(0|false|off)$/i.test(value);
}

/** `null` is the automatic colour, which undoes an inherited one. */
function colorOf(value: string | undefined): string | null | undefined {
  if (value === undefined) return undefined;
  const hex = /^[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null;
  return hex === '000000' ? null : hex;
}

function finite(value: string | undefined, divisor: number): number | undefined {
  const number = Number(value);
  return value !== undefined && Number.isFinite(number) ? number / divisor : undefined;
}
