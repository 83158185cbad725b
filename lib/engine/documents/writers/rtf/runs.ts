import type { Line, Run } from '../../model';
import { isRightToLeft, linkAddress } from '../structure';
import { type ColorTable, LINK_COLOR } from './colors';
import { escapeRtf } from './escape';

const MIN_SIZE = 6;
const MAX_SIZE = 48;
const DEFAULT_SIZE = 11;

/** Writes the text of adjacent lines, with the look of their runs. */
export function writeLines(lines: readonly Line[], colors: ColorTable): string {
  return lines.map((line) => line.runs.map((run) => writeRun(run, colors)).join('')).join('\\line\n');
}

function writeRun(run: Run, colors: ColorTable): string {
  if (run.text === '') return '';
  const address = run.href === undefined ? undefined : linkAddress(run.href);
  const look = runLook(run, colors.number(address ? LINK_COLOR : run.color), address !== undefined);
  const text = `{${look} ${escapeRtf(run.text)}}`;
  return address ? `{\\field{\\*\\fldinst{HYPERLINK "${address}"}}{\\fldrslt{${text}}}}` : text;
}

/** Word keeps a second set of properties for text that is written from right to left. */
function runLook(run: Run, color: number, isLink: boolean): string {
  const size = Math.round(Math.min(MAX_SIZE, Math.max(MIN_SIZE, run.fontSize || DEFAULT_SIZE)) * 2);
  const bold = run.bold ? '\\b' : '';
  const italic = run.italic ? '\\i' : '';
  const shared = `${color > 0 ? `\\cf${color}` : ''}${isLink ? '\\ul' : ''}${run.caps ? '\\caps' : ''}`;
  const plain = `\\f0\\fs${size}${bold}${italic}${shared}`;
  if (!isRightToLeft(run.text)) return plain;
  return `\\ltrch${plain}\\rtlch\\af0\\afs${size}${bold && '\\ab'}${italic && '\\ai'}`;
}
