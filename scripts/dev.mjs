/** `npm run dev`: the same server, built on demand and rebuilt as sources change. */
import { becomePinned, ensureInstalled } from './setup/install.mjs';

ensureInstalled();
becomePinned('scripts/server/serve.mjs', ['--dev'], { NODE_ENV: 'development' });
