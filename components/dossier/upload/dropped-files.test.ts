import { describe, expect, it } from 'vitest';
import { collect, type DroppedEntry, filesOfList } from './dropped-files';

function fileEntry(fullPath: string): DroppedEntry {
  const name = fullPath.split('/').at(-1) ?? '';
  return { isFile: true, isDirectory: false, fullPath, file: (found) => found(new File(['x'], name)) };
}

/** Returns a folder that returns its entries in portions, as browsers do. */
function folderEntry(fullPath: string, children: DroppedEntry[], portion = 2): DroppedEntry {
  return {
    isFile: false,
    isDirectory: true,
    fullPath,
    createReader() {
      let given = 0;
      return {
        readEntries(found) {
          found(children.slice(given, given + portion));
          given += portion;
        },
      };
    },
  };
}

describe('collecting dropped files', () => {
  it('walks folders to their leaves, portion by portion', async () => {
    const tree = folderEntry('/cvs', [
      fileEntry('/cvs/a.pdf'),
      folderEntry('/cvs/old', [
        fileEntry('/cvs/old/b.doc'),
        fileEntry('/cvs/old/c.doc'),
        fileEntry('/cvs/old/d.doc'),
      ]),
      fileEntry('/cvs/e.txt'),
    ]);
    const { files, skipped } = await collect([tree, fileEntry('/f.pdf')]);
    expect(files.map(({ path }) => path)).toEqual([
      'cvs/a.pdf',
      'cvs/old/b.doc',
      'cvs/old/c.doc',
      'cvs/old/d.doc',
      'cvs/e.txt',
      'f.pdf',
    ]);
    expect(skipped).toBe(0);
  });

  it('leaves out what systems put beside files, and counts it', async () => {
    const names = ['/x/.DS_Store', '/x/Thumbs.db', '/x/~$draft.docx', '/x/__MACOSX/a.pdf', '/x/real.pdf'];
    const { files, skipped } = await collect(names.map(fileEntry));
    expect(files.map(({ path }) => path)).toEqual(['x/real.pdf']);
    expect(skipped).toBe(4);
  });

  it('goes on after an entry that cannot be read', async () => {
    const broken: DroppedEntry = {
      isFile: true,
      isDirectory: false,
      fullPath: '/broken.pdf',
      file: (_found, failed) => failed(new Error('gone')),
    };
    const { files, skipped } = await collect([broken, fileEntry('/good.pdf')]);
    expect(files).toHaveLength(1);
    expect(skipped).toBe(1);
  });

  it('takes the files of a picker by name', () => {
    expect(filesOfList([new File(['x'], 'cv.pdf')]).files.map(({ path }) => path)).toEqual(['cv.pdf']);
  });
});
