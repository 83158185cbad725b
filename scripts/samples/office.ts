import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FILTERS = { doc: 'doc:MS Word 97', odt: 'odt', rtf: 'rtf:Rich Text Format' } as const;

/** Lets LibreOffice save a Word document as one of its other formats, as the people who send such files do. */
export async function convertOffice(docx: Buffer, kind: keyof typeof FILTERS): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shortlist-samples-'));
  try {
    await writeFile(path.join(folder, 'cv.docx'), docx);
    const profile = `-env:UserInstallation=file://${path.join(folder, 'profile')}`;
    const args = [
      '--headless',
      profile,
      '--convert-to',
      FILTERS[kind],
      '--outdir',
      folder,
      path.join(folder, 'cv.docx'),
    ];
    const { status, error } = spawnSync('soffice', args, { stdio: 'ignore', timeout: 120_000 });
    if (status !== 0)
      throw new Error(
        `LibreOffice (soffice) is needed for ${kind} files: ${error?.message ?? `it ended with ${status}`}`,
      );
    return await readFile(path.join(folder, `cv.${kind}`));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
