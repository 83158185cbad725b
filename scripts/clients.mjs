/**
 * Builds `lib/clients` as a package with types, in `dist/clients`, ready for `npm pack` or `npm publish`:
 *
 *   npm run clients
 *
 * Dependencies other than Node go into the package itself, so that it installs without a registry.
 */
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { DIST, ROOT } from './bundle.mjs';

const ENTRY = 'lib/clients/package.ts';
const TYPES = `./types/${ENTRY.replace('.ts', '.d.ts')}`;
/** The address in the document is not used by the client. */
const ANYWHERE = 'http://localhost:3000';
const BUNDLED = ['cockatiel', 'zod'];
/** The commands of the package, each a file: one for shells, one for assistants on somebody's own machine. */
const COMMANDS = {
  shortlist: { entry: 'lib/clients/shortlist.ts', file: 'shortlist.js' },
  'shortlist-assistant': { entry: 'lib/clients/assistant.ts', file: 'assistant.js' },
};

/** What a page needs around a matching UI: the browser takes it as it is. */
const FOR_PAGES = ['matcher-messages', 'shortlist-matcher'];

const rootManifest = () => JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));

/**
 * Returns a path of a declaration as Node resolves it: relative, with its extension.
 *
 * @param {string} specifier
 * @param {string} file
 * @param {string} types
 */
function resolved(specifier, file, types) {
  const target = specifier.startsWith('@/')
    ? path.join(types, specifier.slice(2))
    : path.resolve(path.dirname(file), specifier);
  const found = existsSync(`${target}.d.ts`) ? `${target}.js` : path.join(target, 'index.js');
  const relative = path.relative(path.dirname(file), found);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

/**
 * Writes the declarations of the entry and of all that it takes from the project.
 *
 * @param {string} types
 */
function writeTypes(types) {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const program = ts.createProgram([path.join(ROOT, ENTRY)], {
    ...options,
    noEmit: false,
    // The check of the project has seen them already.
    noCheck: true,
    types: ['node'],
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
    outDir: types,
  });
  /** @type {string[]} */
  const written = [];
  program.emit(undefined, (file, text) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    written.push(file);
  });
  for (const file of written) {
    const text = readFileSync(file, 'utf8').replace(
      /((?:from|import\()\s*)(["'])((?:@\/|\.{1,2}\/)[^"']+)\2/g,
      (_, before, quote, specifier) => `${before}${quote}${resolved(specifier, file, types)}${quote}`,
    );
    writeFileSync(file, text);
  }
}

/**
 * Writes the calls by the names of the wire, from the OpenAPI document as it is now.
 *
 * @param {string} folder
 */
async function writeApi(folder) {
  const [{ openApiDocument }, { typescriptApi }] = await Promise.all([
    import('../lib/service/openapi/index.ts'),
    import('./typescript/api.ts'),
  ]);
  const { code, declarations } = typescriptApi(openApiDocument(ANYWHERE), TYPES.replace(/\.d\.ts$/, '.js'));
  writeFileSync(path.join(folder, 'api.js'), code);
  writeFileSync(path.join(folder, 'api.d.ts'), declarations);
}

function manifest() {
  const { version, license, dependencies } = rootManifest();
  return {
    name: 'shortlist-clients',
    version,
    license,
    type: 'module',
    description: 'Typed clients of the parsing, matching, matching UI and job market APIs',
    engines: { node: '>=20' },
    exports: {
      '.': { types: TYPES, default: './index.js' },
      './api': { types: './api.d.ts', default: './api.js' },
      ...Object.fromEntries(FOR_PAGES.map((name) => [`./${name}.js`, `./${name}.js`])),
    },
    bin: Object.fromEntries(Object.entries(COMMANDS).map(([name, { file }]) => [name, `./${file}`])),
    files: [
      'index.js',
      'api.js',
      'api.d.ts',
      ...Object.values(COMMANDS).map(({ file }) => file),
      ...FOR_PAGES.flatMap((name) => [`${name}.js`, `${name}.d.ts`]),
      'types',
    ],
    dependencies: Object.fromEntries(BUNDLED.map((name) => [name, dependencies[name]])),
    bundleDependencies: BUNDLED,
  };
}

/**
 * Bundles a command into a file that needs Node alone.
 *
 * @param {keyof typeof COMMANDS} name
 * @param {string} outfile
 */
export async function bundleCommand(name, outfile) {
  await build({
    absWorkingDir: ROOT,
    entryPoints: [COMMANDS[name].entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
    banner: { js: '#!/usr/bin/env node' },
    define: { 'process.env.PACKAGE_VERSION': JSON.stringify(rootManifest().version) },
  });
  chmodSync(outfile, 0o755);
}

/**
 * Builds the package into a folder, of the first argument of the command too; its earlier content is deleted. A program that
 * only runs needs no types, which take most of the time.
 */
export async function buildClients(folder = path.join(DIST, 'clients'), { withTypes = true } = {}) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: [ENTRY],
    outfile: path.join(folder, 'index.js'),
    bundle: true,
    external: BUNDLED,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  for (const name of /** @type {(keyof typeof COMMANDS)[]} */ (Object.keys(COMMANDS)))
    await bundleCommand(name, path.join(folder, COMMANDS[name].file));
  if (withTypes) writeTypes(path.join(folder, 'types'));
  await writeApi(folder);
  for (const name of BUNDLED)
    cpSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name), {
      recursive: true,
      dereference: true,
    });
  for (const name of FOR_PAGES)
    for (const ending of ['js', 'd.ts'])
      cpSync(path.join(ROOT, `public/embedding/${name}.${ending}`), path.join(folder, `${name}.${ending}`));
  cpSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'LICENSE'));
  cpSync(path.join(ROOT, 'lib/clients/PACKAGE.md'), path.join(folder, 'README.md'));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  return folder;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(`The package is in ${path.relative(process.cwd(), await buildClients(process.argv[2]))}`);
