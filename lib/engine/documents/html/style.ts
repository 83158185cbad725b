import type { TextStyle } from '../flow';
import type { Declarations } from './css';
import { ELEMENT_STYLES } from './elements';

const SIZE_KEYWORDS: Record<string, number> = {
  'xx-small': 7,
  'x-small': 7.5,
  small: 10,
  medium: 12,
  large: 13.5,
  'x-large': 18,
  'xx-large': 24,
};
/** Sizes 1 to 7 of the `font` element in points. */
const FONT_SIZES = [7.5, 7.5, 10, 12, 13.5, 18, 24, 36];
const NAMED_COLORS: Record<string, string> = {
  black: '000000',
  white: 'ffffff',
  red: 'ff0000',
  green: '008000',
  blue: '0000ff',
  navy: '000080',
  gray: '808080',
  grey: '808080',
  silver: 'c0c0c0',
  maroon: '800000',
  purple: '800080',
  teal: '008080',
  orange: 'ffa500',
  darkblue: '00008b',
  darkgray: 'a9a9a9',
  dimgray: '696969',
};

/** Returns the text style inside an element, from the style around it, the element itself and its declarations. */
export function styleInside(
  around: TextStyle,
  tag: string,
  attributes: Record<string, string>,
  declared: Declarations,
): TextStyle {
  const own = ELEMENT_STYLES[tag];
  const style: TextStyle = { ...around };
  if (own?.bold) style.bold = true;
  if (own?.italic) style.italic = true;
  if (own?.scale) style.fontSize = roundSize(around.fontSize * own.scale);
  if (tag === 'font') applyFontElement(style, attributes);
  applyDeclarations(style, declared, around.fontSize);
  return style;
}

function applyFontElement(style: TextStyle, attributes: Record<string, string>): void {
  const size = attributes.size ?? '';
  const step = /^[+-]/.test(size) ? 3 + Number(size) : Number(size || Number.NaN);
  const points = FONT_SIZES[step];
  if (points) style.fontSize = points;
  setColor(style, attributes.color?.toLowerCase());
}

function applyDeclarations(style: TextStyle, declared: Declarations, sizeAround: number): void {
  const weight = declared['font-weight'] ?? /\b(bold|[6-9]00)\b/.exec(declared.font ?? '')?.[1];
  if (weight) style.bold = /^(bold|bolder|[6-9]\d\d)$/.test(weight);
  if (declared['font-style']) style.italic = /italic|oblique/.test(declared['font-style']);
  const size =
    declared['font-size'] ??
    /(?:^|\s)((?:\d+(?:\.\d+)?|\.\d+)(?:px|pt|em|rem|%))/.exec(declared.font ?? '')?.[1];
  const points = size ? sizeInPoints(size, sizeAround) : undefined;
  if (points) style.fontSize = roundSize(points);
  setColor(style, declared.color);
  if (declared['text-transform'] === 'uppercase') style.caps = true;
  else if (declared['text-transform']) delete style.caps;
}

function setColor(style: TextStyle, value: string | undefined): void {
  const color = value ? parseColor(value) : undefined;
  if (color === '000000') delete style.color;
  else if (color) style.color = color;
}

/** Returns six hexadecimal digits for a CSS colour; undefined when it is not a known colour. */
export function parseColor(value: string): string | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (hex) return hex.length === 6 ? hex : [...hex].map((digit) => digit + digit).join('');
  const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(value);
  if (rgb) {
    return rgb
      .slice(1, 4)
      .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
      .join('');
  }
  return NAMED_COLORS[value];
}

function sizeInPoints(value: string, around: number): number | undefined {
  const match = /^(\d+(?:\.\d+)?|\.\d+)(px|pt|em|rem|%|pc|mm|cm|in)?$/.exec(value);
  if (!match) return SIZE_KEYWORDS[value];
  const number = Number(match[1]);
  const factors: Record<string, number> = { px: 0.75, pt: 1, em: around, rem: 12, '%': around / 100, pc: 12 };
  return number * (factors[match[2] ?? 'px'] ?? 1);
}

function roundSize(points: number): number {
  return Math.round(points * 10) / 10;
}
