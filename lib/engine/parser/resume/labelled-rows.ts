import { fold } from '../../kernel';
import type { Paragraph } from '../shared/layout/paragraphs';
import { SOFTWARE_LABEL } from '../shared/wording/vocabulary/skills';
import { CERTIFICATE_LABEL } from './credentials/vocabulary';
import { LANGUAGE_LABEL } from './languages/vocabulary';
import type { TextSection } from './paragraphs';

/** Tables of two columns in which the second lists items of the first ("Languages | English, Dutch"). */

const LONGEST_LABEL = 40;
const LIST = /[^\s,;]\s*[,;]\s*[^\s,;]/u;

type Row = { label: Paragraph; values: Paragraph[] };

function cellOf({ lines }: Paragraph) {
  return lines[0]?.line.cell;
}

/**
 * Returns the rows of the tables of two columns in a section: a paragraph in the first cell, and those in the second.
 */
function rowsOf(paragraphs: readonly Paragraph[]): Row[] {
  const rows: Row[] = [];
  for (const paragraph of paragraphs) {
    const cell = cellOf(paragraph);
    const row = rows.at(-1);
    const above = row && cellOf(row.label);
    if (cell?.column === 0) rows.push({ label: paragraph, values: [] });
    else if (cell?.column === 1 && above?.table === cell.table && above.row === cell.row)
      row?.values.push(paragraph);
  }
  return rows.filter(({ values }) => values.length > 0);
}

function isLabel({ text }: Paragraph): boolean {
  return text.length <= LONGEST_LABEL && !LIST.test(text);
}

const withoutColon = (text: string) => text.replace(/(?<![\s:])[\s:]+$/u, '');

/** True for a label that names the kind of its list. */
function namesList({ text }: Paragraph): boolean {
  const folded = fold(withoutColon(text));
  return LANGUAGE_LABEL.test(`${folded}:`) || CERTIFICATE_LABEL.test(folded) || SOFTWARE_LABEL.test(folded);
}

/** Rows count where a label is known or a cell behind one holds a list; a grid of names has neither. */
function areLabelled(rows: readonly Row[]): boolean {
  const telling = rows.filter(
    ({ label, values }) => namesList(label) || values.some(({ text }) => LIST.test(text)),
  );
  return rows.length > 1 && rows.every(({ label }) => isLabel(label)) && telling.length * 2 >= rows.length;
}

/** Returns the section with each cell behind a label as "Label: text"; any other section unchanged. */
export function withLabelledRows(section: TextSection): TextSection {
  const cells = section.paragraphs.map(cellOf);
  if (cells.some((cell) => (cell?.column ?? 0) > 1)) return section;
  const rows = rowsOf(section.paragraphs);
  if (!areLabelled(rows)) return section;
  const labels = new Map(rows.flatMap(({ label, values }) => values.map((value) => [value, label])));
  const heads = new Set(labels.values());
  const paragraphs = section.paragraphs
    .filter((paragraph) => !heads.has(paragraph))
    .map((paragraph) => {
      const label = labels.get(paragraph);
      return label ? { ...paragraph, text: `${withoutColon(label.text)}: ${paragraph.text}` } : paragraph;
    });
  return { ...section, paragraphs };
}
