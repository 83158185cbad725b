import { ARABIC } from './ar';
import { BULGARIAN } from './bg';
import { CATALAN } from './ca';
import { COMMON } from './common';
import { CZECH } from './cs';
import { DANISH } from './da';
import { GERMAN } from './de';
import { GREEK } from './el';
import { ENGLISH } from './en';
import { SPANISH } from './es';
import { PERSIAN } from './fa';
import { FINNISH } from './fi';
import { FRENCH } from './fr';
import { HEBREW } from './he';
import { HINDI } from './hi';
import { CROATIAN } from './hr';
import { HUNGARIAN } from './hu';
import { INDONESIAN } from './id';
import { ITALIAN } from './it';
import { JAPANESE } from './ja';
import { KOREAN } from './ko';
import { LITHUANIAN } from './lt';
import type { Lexicon } from './model';
import { DUTCH } from './nl';
import { NORWEGIAN } from './no';
import { POLISH } from './pl';
import { PORTUGUESE } from './pt';
import { ROMANIAN } from './ro';
import { RUSSIAN } from './ru';
import { SLOVAK } from './sk';
import { SLOVENIAN } from './sl';
import { SWEDISH } from './sv';
import { TURKISH } from './tr';
import { UKRAINIAN } from './uk';
import { VIETNAMESE } from './vi';
import { CHINESE } from './zh';

/**
 * The lexica of all languages, in the order in which they are asked: of two that give one word two meanings (`listopad` is
 * November in Polish, October in Croatian) the first is believed.
 */
export const LEXICA: readonly Lexicon[] = [
  COMMON,
  ENGLISH,
  DUTCH,
  GERMAN,
  FRENCH,
  SPANISH,
  CATALAN,
  ITALIAN,
  PORTUGUESE,
  POLISH,
  DANISH,
  SWEDISH,
  NORWEGIAN,
  FINNISH,
  CZECH,
  SLOVAK,
  CROATIAN,
  SLOVENIAN,
  ROMANIAN,
  TURKISH,
  GREEK,
  HUNGARIAN,
  LITHUANIAN,
  RUSSIAN,
  UKRAINIAN,
  BULGARIAN,
  CHINESE,
  JAPANESE,
  KOREAN,
  ARABIC,
  PERSIAN,
  HEBREW,
  INDONESIAN,
  VIETNAMESE,
  HINDI,
];
