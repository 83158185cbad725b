import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/** Reads the released files of ESCO and O*NET, and the crosswalks between them, wherever they are below a folder. */

export type Row = Readonly<Record<string, string>>;

/** The files below a folder by name; of files of one name, all. */
export type Released = ReadonlyMap<string, readonly string[]>;

export function filesBelow(folder: string): Released {
  const files = new Map<string, string[]>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory() || !existsSync(file)) continue;
    const name = entry.name.toLowerCase().replaceAll(' ', '_');
    files.set(name, [...(files.get(name) ?? []), file].sort());
  }
  return files;
}

function textOf(file: string): string {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\ufeff/u, '');
}

function tabRows(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/u);
  const names = head.split('\t');
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((cell, at) => [names[at] ?? '', cell.trim()])),
  );
}

/** Returns the rows of all files of a name; empty without any. */
export function rowsNamed(files: Released, name: string): Row[] {
  return (files.get(name) ?? []).flatMap((file): Row[] => {
    const text = textOf(file);
    return name.endsWith('.txt')
      ? tabRows(text)
      : parse(text, { columns: true, relax_quotes: true, relax_column_count: true });
  });
}
