import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/install.mjs';

/** A block of code of a document: what its fence says it is, and its text. */
export type Block = { language: string; text: string };

/** Returns the blocks of a document of the project in their order. */
export function blocksIn(file: string): Block[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language = '', block = '']) => ({
    language,
    text: block,
  }));
}

/** Returns an example of a page of the docs: the block whose first line begins with this, such as `// receiver.mjs`. */
export function exampleOf(page: string, beginning: string): string {
  const found = blocksIn(`docs/${page}`).find(({ text }) => text.startsWith(beginning));
  if (!found) throw new Error(`docs/${page} has no example that begins with ${beginning}`);
  return found.text;
}
