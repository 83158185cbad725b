/** Which folders of the tree import each other. A rule of `.dependency-cruiser.cjs` is made of each pair. */
const { existsSync, readdirSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');

const TESTS = /\.test\.tsx?$|(^|\/)testing\//;
const IMPORTS = /(?:\bfrom\s+|\bimport\s*\(\s*)(['"])((?:\.{1,2}|@)\/[^'"]+|\.\.?)\1/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

function filesBelow(root, folder) {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const below = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(root, below);
    return /\.(tsx?|mjs)$/.test(below) && !TESTS.test(below) ? [below] : [];
  });
}

/** The file that an import leads to; undefined for what is no file of the tree. */
function targetOf(root, file, name) {
  const base = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name);
  const found = ENDINGS.map((ending) => base + ending).find((candidate) =>
    statSync(path.join(root, candidate), { throwIfNoEntry: false })?.isFile(),
  );
  return found && !TESTS.test(found) ? found : undefined;
}

/** The two folders beside each other in which two files are; undefined where one file is in a folder above the other. */
function siblings(from, to) {
  const one = path.posix.dirname(from).split('/');
  const other = path.posix.dirname(to).split('/');
  const level = one.findIndex((name, index) => name !== other[index]);
  if (level < 0 || level >= other.length) return undefined;
  return [one.slice(0, level + 1).join('/'), other.slice(0, level + 1).join('/')];
}

/**
 * Finds the pairs of folders beside each other, at any depth below `tops`, whose files import each other; types count.
 * Each pair comes once, in the order of the alphabet.
 */
function mutualFolders(root, tops) {
  const arrows = new Set();
  for (const file of tops.flatMap((top) => filesBelow(root, top)))
    for (const [, , name] of readFileSync(path.join(root, file), 'utf8').matchAll(IMPORTS)) {
      const target = targetOf(root, file, name);
      const pair = target && siblings(file, target);
      if (pair) arrows.add(pair.join(' '));
    }
  return [...arrows]
    .map((arrow) => arrow.split(' '))
    .filter(([one, other]) => one < other && arrows.has(`${other} ${one}`))
    .sort();
}

module.exports = { mutualFolders };
