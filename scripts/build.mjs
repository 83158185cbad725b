/** `npm run build`: builds if the sources changed since the last build. */
import { becomePinned, ensureInstalled } from './setup/install.mjs';

ensureInstalled({ onlyServing: true });
becomePinned('scripts/server/build.mjs', [], { NODE_ENV: 'production' });
