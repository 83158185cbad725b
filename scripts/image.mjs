/**
 * `npm run image -- FOLDER [--without-market]`: collects what a server needs to run, and nothing else, for a container or
 * another machine. Without the embedded store of the job market, which is 540 MB, for installations with CLICKHOUSE_URL.
 *
 * `--built` takes the last build as it is, as while servers run on it.
 *
 * The folder runs by `node scripts/server/serve.mjs --built`, on the Node of the machine; `dist/commands` has the commands
 * of an administrator. Which files of which packages are needed is traced from what was built.
 */
import { copyFile, lstat, mkdir, readdir, readFile, readlink, realpath, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { buildIfChanged } from './server/build.mjs';
import { ROOT } from './setup/install.mjs';

const COMMANDS = {
  backup: 'scripts/backup.ts',
  'market-import': 'scripts/market/import-command.ts',
  restore: 'scripts/restore.ts',
  'taxonomy-import': 'scripts/taxonomy-import.ts',
};
/** Programs to run, in addition to the routes. */
const PROGRAMS = [
  'scripts/server/serve.mjs',
  'scripts/server/demonstration.mjs',
  'dist/reader.mjs',
  'dist/reader-sandbox.mjs',
  'dist/normaliser.mjs',
  ...Object.keys(COMMANDS).map((name) => `dist/commands/${name}.mjs`),
];
/** Files read by name while the server runs, which no trace sees. */
const DATA = [
  '.next',
  'dist',
  'lib/config.ts',
  'lib/engine/matcher/data',
  'lib/engine/strings/data',
  'lib/engine/taxonomy',
  'lib/platform/demonstration.ts',
  'lib/platform/health/state.ts',
  'lib/platform/lifecycle.ts',
  'lib/platform/metrics/requests.ts',
  'lib/service/column-engine',
  'next.config.mjs',
  'node_modules/@chdb',
  'node_modules/chdb',
  'node_modules/@expo-google-fonts',
  'package.json',
  'public',
  'samples',
];
/** The documents that /docs shows, from the places where a repository shows them. */
const DOCUMENTS = [
  'docs',
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'lib/clients/PACKAGE.md',
  'lib/clients/python/README.md',
];
/** Files that a trace follows although only a build or a development server needs them. */
const NOT_RUN = [
  '**/*.{d.ts,d.mts,d.cts,map,md}',
  '**/*.test.{ts,tsx}',
  '**/next/dist/{bin,esm,build/webpack,build/babel,build/swc}/**',
  '**/next/dist/compiled/{webpack,babel,babel-packages,amphtml-validator,terser}/**',
  '**/next/dist/compiled/next-server/*.dev.js',
  'node_modules/{@next/swc-*,@img,@esbuild,@tailwindcss}/**',
  'node_modules/{sharp,esbuild,typescript,lightningcss*,tailwindcss,playwright*,tsx}/**',
  'node_modules/@expo-google-fonts/**/*.png',
  '.next/{build,cache,dev,diagnostics,types}/**',
  '.next/**/*.{map,nft.json}',
  '.next/{trace,trace-build,*.tsbuildinfo}',
  'dist/{build-stamp,pack-*}',
];
const MARKET_STORE = 'node_modules/{@chdb,chdb}/**';

const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');

/**
 * Lists the files below a folder of the project, or the file itself; by their places in the project.
 *
 * @param {string} place
 */
async function filesOf(place) {
  const whole = path.join(ROOT, place);
  const entries = await readdir(whole, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [place];
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

/** Commands are TypeScript, and the compiler that they run by in the project is not shipped. */
async function bundleCommands() {
  await build({
    absWorkingDir: ROOT,
    entryPoints: Object.entries(COMMANDS).map(([out, file]) => ({ in: file, out })),
    outdir: 'dist/commands',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node24',
    logLevel: 'error',
  });
}

/** Returns the files that the routes need, from the notes of the build next to each. */
async function neededByRoutes() {
  const notes = (await filesOf('.next')).filter((file) => file.endsWith('.nft.json'));
  const lists = notes.map(async (note) => {
    /** @type {{ files: string[] }} */
    const { files } = JSON.parse(await readFile(path.join(ROOT, note), 'utf8'));
    return files.map((file) => path.relative(ROOT, path.resolve(ROOT, path.dirname(note), file)));
  });
  // A package is listed by the links of the build, which are shipped on their own.
  const places = [...new Set((await Promise.all(lists)).flat())].map(async (file) => {
    const real = await realpath(path.join(ROOT, file)).catch(() => undefined);
    return real ? [path.relative(ROOT, real)] : [];
  });
  return (await Promise.all(places)).flat();
}

async function neededByPrograms() {
  const { fileList } = await nodeFileTrace(PROGRAMS, { base: ROOT, processCwd: ROOT, ignore: NOT_RUN });
  return [...fileList];
}

/**
 * Lists the places of all files that are shipped, each once.
 *
 * @param {string[]} leftOut
 */
async function shipped(leftOut) {
  const named = (await Promise.all(DATA.map(filesOf))).flat();
  const all = [...named, ...(await neededByRoutes()), ...(await neededByPrograms())];
  const kept = all.filter(
    (file) => !file.startsWith('..') && !leftOut.some((pattern) => path.matchesGlob(file, pattern)),
  );
  return [...new Set([...kept, ...(await Promise.all(DOCUMENTS.map(filesOf))).flat()])];
}

/**
 * Copies files into the folder, which is emptied first, and leaves links to folders as they are.
 *
 * @param {string[]} files
 * @param {string} folder
 */
async function copyAll(files, folder) {
  await rm(folder, { recursive: true, force: true });
  for (const file of files) {
    const from = path.join(ROOT, file);
    const to = path.join(folder, file);
    const kind = await lstat(from);
    // A trace also names folders, and separately the files in them.
    if (kind.isDirectory()) continue;
    await mkdir(path.dirname(to), { recursive: true });
    if (kind.isSymbolicLink()) await symlink(await readlink(from), to);
    else await copyFile(from, to);
  }
}

const [folder, ...options] = process.argv.slice(2);
if (!folder) {
  console.error('Name a folder: npm run image -- FOLDER [--without-market]');
  process.exit(2);
}
if (!options.includes('--built')) await buildIfChanged();
await bundleCommands();
const files = await shipped(options.includes('--without-market') ? [...NOT_RUN, MARKET_STORE] : NOT_RUN);
await copyAll(files, path.resolve(folder));
console.log(`${files.length} files are in ${folder}`);
