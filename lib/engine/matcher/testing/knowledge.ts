import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shipped as professions } from '../../taxonomy/professions/testing/shipped';
import { shipped as skills } from '../../taxonomy/skills/testing/shipped';
import { createMatchKnowledge } from '../knowledge';

const table = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '..', 'data', `${name}.tsv`), 'utf8');

/** The knowledge of the project, for tests. */
export const knowledge = createMatchKnowledge(
  { skills, professions },
  { skills: table('rarity'), titleWords: table('title-words') },
);
