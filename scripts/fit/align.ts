import type { SourceDocument } from '@/lib/engine/documents';
import { fold } from '@/lib/engine/kernel';
import { detailKindOf } from '@/lib/engine/parser/resume/details/labels';
import { findSections } from '@/lib/engine/parser/resume/sections';
import type { Tag } from '@/lib/engine/parser/resume/tagger';

/** Truth of a document of the evaluation sets that identifies lines. */
export type Truth = {
  name?: string;
  emails?: string[];
  phones?: string[];
  positions?: { title?: string; employer?: string }[];
  education?: { school?: string; degree?: string; major?: string }[];
  skills?: string[];
  languages?: string[];
};

const keyOf = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
const SHORTEST = 3;
const LONGEST_HEADER = 200;

/** Returns how many characters of a line are those of the values; a line may also be a part of a value that was broken. */
function covered(line: string, values: readonly (string | undefined)[]): number {
  let most = 0;
  for (const value of values) {
    const key = keyOf(value ?? '');
    if (key.length < SHORTEST) continue;
    if (` ${line} `.includes(` ${key} `)) most += key.length;
    else if (line.length >= 8 && ` ${key} `.includes(` ${line} `)) most += line.length;
  }
  return most;
}

function tagByTruth(text: string, index: number, truth: Truth): Tag | null {
  const line = keyOf(text);
  if (line === '') return 'other';
  if (truth.emails?.some((mail) => text.includes(mail))) return 'contact';
  if (index < 15 && truth.name && covered(line, [truth.name]) >= 0.5 * line.length) return 'name';
  if (text.length <= LONGEST_HEADER) {
    const job = covered(
      line,
      (truth.positions ?? []).flatMap(({ title, employer }) => [title, employer]),
    );
    const study = covered(
      line,
      (truth.education ?? []).flatMap(({ school, degree }) => [school, degree]),
    );
    if (study > 0 && study >= job && study > 0.2 * line.length) return 'education';
    if (job > 0.2 * line.length) return 'jobHeader';
  }
  const label = /^\P{L}*(\p{L}[^\t:]{0,44}?)\s*(?:[:\t]|\s[-–]\s)/u.exec(text)?.[1];
  const detail = label === undefined ? undefined : detailKindOf(label);
  if (covered(line, truth.languages ?? []) > 0.4 * line.length) return 'language';
  if (detail !== undefined) return 'personal';
  return covered(line, truth.skills ?? []) > 0.4 * line.length ? 'skill' : null;
}

/** Returns the tag of a line that the truth does not name, by the section and the lines above it. */
function tagByPlace(text: string, kind: string | undefined, above: Tag | undefined): Tag {
  const isShort = text.trim().split(/\s+/u).length <= 6;
  if (kind === 'workHistory')
    return isShort && /\d{4}/u.test(text) && above !== 'jobBody' ? 'jobHeader' : 'jobBody';
  if (kind === 'education') return isShort || /\d/u.test(text) ? 'education' : 'other';
  if (kind === 'contact') return 'contact';
  if (kind === 'personal') return 'personal';
  if (kind === 'skills') return 'skill';
  if (kind === 'languages') return 'language';
  return above === 'jobHeader' || above === 'jobBody' ? 'jobBody' : 'other';
}

/** Tags for the lines of a document by aligning the values of its truth to them. */
export function alignedTags(document: SourceDocument, truth: Truth): Tag[] {
  const sections = findSections(document);
  const kinds = new Map(sections.flatMap(({ kind, lines }) => lines.map(({ index }) => [index, kind])));
  const headings = new Set(
    sections
      .filter(({ firstLine, lines }) => lines[0]?.index !== firstLine)
      .map(({ firstLine }) => firstLine),
  );
  const tags: Tag[] = [];
  document.lines.forEach(({ text }, index) => {
    const tag = headings.has(index) ? 'heading' : tagByTruth(text, index, truth);
    tags.push(tag ?? tagByPlace(text, kinds.get(index), tags.at(-1)));
  });
  return tags;
}
