import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/install.mjs';

/** Returns an example of a page of the docs: the block whose first line begins with this, such as `// receiver.mjs`. */
export function exampleOf(page: string, beginning: string): string {
  const text = readFileSync(path.join(ROOT, 'docs', page), 'utf8');
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, block]) => block ?? '');
  const found = blocks.find((block) => block.startsWith(beginning));
  if (!found) throw new Error(`docs/${page} has no example that begins with ${beginning}`);
  return found;
}
