import type { SourceDocument } from '../../model';
import { flowingBlocks } from '../structure';
import { TEXT_WIDTH, writeBlocks } from './blocks';
import { ColorTable } from './colors';
import { escapeRtf } from './escape';

const PAPER = { width: 11906, height: 16838 };
const MARGIN = Math.round((PAPER.width - TEXT_WIDTH) / 2);
const HEADING_LEVELS = [1, 2, 3, 4, 5, 6];

const FONTS = '{\\fonttbl{\\f0\\fswiss\\fcharset0 Arial;}{\\f1\\froman\\fcharset2 Symbol;}}';
const STYLES = `{\\stylesheet{\\s0\\f0\\fs22 Normal;}${HEADING_LEVELS.map(
  (level) => `{\\s${level}\\outlinelevel${level - 1}\\keepn\\sbasedon0\\snext0\\f0 heading ${level};}`,
).join('')}}`;
const LISTS =
  '{\\*\\listtable{\\list\\listtemplateid1\\listsimple1{\\listlevel\\levelnfc23\\levelnfcn23\\leveljc0\\leveljcn0' +
  "\\levelfollow0\\levelstartat1{\\leveltext\\'01\\u8226*;}{\\levelnumbers;}\\f0\\fi-340\\li340}{\\listname ;}\\listid1}}" +
  '{\\*\\listoverridetable{\\listoverride\\listid1\\listoverridecount0\\ls1}}';

/**
 * Writes a document as RTF 1.9 on A4: headings with their styles, lists, tables, looks, links and pictures of PNG and
 * JPEG. Everything is in one column in reading order; headers and footers become ordinary text.
 */
export function toRtf(document: SourceDocument): string {
  const colors = new ColorTable();
  const body = writeBlocks(flowingBlocks(document), colors);
  return [
    `{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1${FONTS}`,
    colors.write(),
    STYLES,
    LISTS,
    `{\\info{\\title ${escapeRtf(document.properties.title?.trim() ?? '')}}}`,
    `\\paperw${PAPER.width}\\paperh${PAPER.height}\\margl${MARGIN}\\margr${MARGIN}\\margt${MARGIN}\\margb${MARGIN}\n`,
    `${body}}`,
  ].join('\n');
}
