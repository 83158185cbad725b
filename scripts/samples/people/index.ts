import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import { dutch } from './nl.ts';
import { polish } from './pl.ts';
import { portuguese } from './pt.ts';

/** Every person of the sample workspace: three for each of eight languages, all of them invented. */
export const PEOPLE = [
  ...english,
  ...dutch,
  ...german,
  ...french,
  ...spanish,
  ...italian,
  ...portuguese,
  ...polish,
];
