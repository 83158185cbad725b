import { formatHex, parse } from 'culori';
import type { UIStyleData } from '@/lib/contracts';
import type { Problems } from './problems';

const MEMBER = 'UIOptions.Style';
const LONGEST_FONT_FAMILY = 200;
/** Names of families and commas between them: nothing that could end the declaration it is written into. */
const FONT_FAMILY = /^[\p{L}\p{N} ,'"_-]+$/u;

export type CheckedStyle = {
  /** `#rrggbb`. */
  primaryColor?: string;
  headerColor?: string;
  squareCorners: boolean;
  fontFamily?: string;
  fontUrl?: string;
};

function readColor(text: string | null | undefined, member: string, problems: Problems): string | undefined {
  if (!text?.trim()) return undefined;
  const color = parse(text.trim());
  if (color) return formatHex(color);
  problems.add(`${MEMBER}.${member}`, 'must be a colour of CSS, such as #1a5fb4, rgb(26, 95, 180) or navy');
  return undefined;
}

function readFont({ fontFamily, fontUrl }: UIStyleData, problems: Problems) {
  const family = fontFamily?.trim() || undefined;
  if (family && (family.length > LONGEST_FONT_FAMILY || !FONT_FAMILY.test(family)))
    problems.add(`${MEMBER}.FontFamily`, 'must be a font-family of CSS: names, separated by commas');
  const url = fontUrl?.trim() || undefined;
  if (!url) return { fontFamily: family };
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:')
    problems.add(`${MEMBER}.FontUrl`, 'must be an address that begins with https://');
  if (!family) problems.add(`${MEMBER}.FontFamily`, 'is required together with FontUrl');
  return { fontFamily: family, fontUrl: url };
}

/** matching-ui.md, Style: colours in the form that every page understands. */
export function readStyle(style: UIStyleData | null | undefined, problems: Problems): CheckedStyle {
  if (!style) return { squareCorners: false };
  return {
    primaryColor: readColor(style.primaryColor, 'PrimaryColor', problems),
    headerColor: readColor(style.headerColor, 'HeaderColor', problems),
    squareCorners: style.squareCorners ?? false,
    ...readFont(style, problems),
  };
}
