/** `npm run docs`: writes the parts of the docs that follow from other files: the index of the decisions. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { decisionIndex, readDecisions } from './docs/decisions.ts';
import { ROOT } from './setup/install.mjs';

const decisions = path.join(ROOT, 'docs', 'decisions');
writeFileSync(path.join(decisions, 'README.md'), decisionIndex(readDecisions(decisions)));
