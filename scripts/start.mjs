/** `npm start`: installs and builds anything missing or out of date, then serves; with `--demo`, a demonstration. */
import { becomePinned, ensureInstalled } from './setup/install.mjs';

ensureInstalled({ onlyServing: true });
const script = process.argv.includes('--demo') ? 'demonstration' : 'serve';
becomePinned(`scripts/server/${script}.mjs`, [], { NODE_ENV: 'production' });
