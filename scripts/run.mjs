/** Runs a TypeScript tool of the project on the pinned Node: `node scripts/run.mjs FILE [arguments]`. */
import path from 'node:path';
import { becomePinned, ensureInstalled, ROOT } from './setup/install.mjs';

ensureInstalled();
const [file, ...args] = process.argv.slice(2);
becomePinned('node_modules/tsx/dist/cli.mjs', [path.join(ROOT, String(file)), ...args]);
