/** `npm test`: the one check. Sets the machine up as `npm start` does, finds a browser, runs everything, counts. */
import { becomePinned, ensureInstalled } from './setup/install.mjs';

ensureInstalled();
becomePinned('scripts/checks/all.ts');
