/** `npm run check`: the checks one runs while working; see scripts/checks/check.ts. */
import { becomePinned, ensureInstalled } from './setup/install.mjs';

ensureInstalled();
becomePinned('scripts/checks/check.ts');
