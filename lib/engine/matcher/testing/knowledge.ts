import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shipped as professions } from '../../taxonomy/professions/testing/shipped';
import { shipped as skills } from '../../taxonomy/skills/testing/shipped';
import { createMatchKnowledge } from '../knowledge';

/** The knowledge of the project, for tests. */
export const knowledge = createMatchKnowledge(
  { skills, professions },
  readFileSync(path.join(import.meta.dirname, '..', 'data', 'rarity.tsv'), 'utf8'),
);
