import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languageByName } from '../../../lib/engine/taxonomy/index.ts';

/** Texts with the places of the skills in them: our own, and CVs of a folder with labelled spans. */

/** `knowledge` is a subject, a tool or a licence, `phrase` an ability or activity. */
export type Span = { start: number; end: number; sort: 'knowledge' | 'phrase' };

export type MarkedText = { name: string; language: string; text: string; spans: Span[] };

const MARK = /\[\[([^\]]{1,200})\]\]|\{\{([^}]{1,200})\}\}/gu;

/** Spoken languages have separate members and are not skills: "anglais", "język niemiecki". */
function isSpoken(text: string): boolean {
  return languageByName(text.split(' ').at(-1) ?? '') !== undefined;
}

/** Returns the text without its marks, and their places. */
function withoutMarks(marked: string): Pick<MarkedText, 'text' | 'spans'> {
  const spans: Span[] = [];
  let text = '';
  let last = 0;
  for (const match of marked.matchAll(MARK)) {
    text += marked.slice(last, match.index);
    const inside = match[1] ?? match[2] ?? '';
    if (!isSpoken(inside))
      spans.push({
        start: text.length,
        end: text.length + inside.length,
        sort: match[1] === undefined ? 'phrase' : 'knowledge',
      });
    text += inside;
    last = match.index + match[0].length;
  }
  return { text: text + marked.slice(last), spans };
}

/** Reads our own texts of one part, a file for each language; each paragraph is a document. */
export function ownTexts(folder: string, half: 'seen' | 'held' | 'later'): MarkedText[] {
  const directory = path.join(folder, half);
  return readdirSync(directory).flatMap((file) => {
    const language = path.basename(file, '.txt');
    const paragraphs = readFileSync(path.join(directory, file), 'utf8')
      .trim()
      .split(/\n\s*\n/u);
    return paragraphs.map((paragraph, at) => ({
      name: `${half}/${language} ${at + 1}`,
      language,
      ...withoutMarks(paragraph),
    }));
  });
}

const SORT_OF_LABEL: Readonly<Record<string, Span['sort']>> = {
  'Job Specific Skills': 'knowledge',
  'Tech Tools': 'knowledge',
  'Soft Skills': 'phrase',
};

type Annotated = { id: string; entities: { label: string; start: number; end: number }[] };

const ESCAPED_BYTES = /(?:\\x[\da-f]{2})+/gu;

/**
 * Some of these texts hold bytes as escapes ("\xe2\x80\xa2"): replaced by their characters, with spaces to the same
 * length.
 */
function withCharacters(text: string): string {
  return text.replace(ESCAPED_BYTES, (escaped) =>
    Buffer.from(escaped.replaceAll('\\x', ''), 'hex').toString('utf8').padEnd(escaped.length),
  );
}

/** Reads CVs with labelled spans (`txt/` and `truth/`); nothing when the folder is not there. */
export function annotatedResumes(folder: string): MarkedText[] {
  try {
    return readdirSync(path.join(folder, 'truth')).map((file) => {
      const { id, entities } = JSON.parse(
        readFileSync(path.join(folder, 'truth', file), 'utf8'),
      ) as Annotated;
      const written = readFileSync(path.join(folder, 'txt', `${path.basename(file, '.json')}.txt`), 'utf8');
      const text = withCharacters(written);
      const spans = entities.flatMap(({ label, start, end }) => {
        const sort = SORT_OF_LABEL[label];
        return sort && !isSpoken(text.slice(start, end)) ? [{ start, end, sort }] : [];
      });
      return { name: id, language: 'en', text, spans };
    });
  } catch {
    return [];
  }
}
