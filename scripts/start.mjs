/** `npm start`: installs and builds anything missing or out of date, then serves. */
import { becomePinned, ensureInstalled } from './setup/install.mjs';

ensureInstalled({ onlyServing: true });
becomePinned('scripts/server/serve.mjs', [], { NODE_ENV: 'production' });
