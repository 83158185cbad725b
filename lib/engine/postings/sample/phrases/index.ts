import type { SampleLanguage } from '../countries';
import { DUTCH } from './dutch';
import { ENGLISH } from './english';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { ITALIAN } from './italian';
import type { Phrases } from './model';
import { SPANISH } from './spanish';

export const PHRASES: Record<SampleLanguage, Phrases> = {
  en: ENGLISH,
  es: SPANISH,
  de: GERMAN,
  fr: FRENCH,
  it: ITALIAN,
  nl: DUTCH,
};
