import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type BenchFile = { path: string; kind: string; base64: string };

const KINDS = new Set(['pdf', 'docx', 'doc', 'odt', 'rtf', 'html', 'txt']);

function folderOf(given: string | undefined): string {
  const measured = path.resolve(process.env.EVAL_DIR ?? '../shared/eval', 'documents');
  return given ?? (existsSync(measured) ? measured : path.resolve('samples'));
}

/** Returns the documents of a folder, read into memory so that the disk is not measured. */
export async function findFiles(given: string | undefined): Promise<BenchFile[]> {
  const folder = folderOf(given);
  const names = (await readdir(folder)).filter((name) => KINDS.has(path.extname(name).slice(1))).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return {
        path: file,
        kind: path.extname(name).slice(1),
        base64: (await readFile(file)).toString('base64'),
      };
    }),
  );
}
