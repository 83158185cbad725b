import { fold } from '../../../kernel';
import { DURATION, LEVEL_FILLERS, LEVEL_WORDS } from './vocabulary/skills';

/** Levels of a skill: words, durations, ratings. */

export const RATING =
  /(?:[●○◉◯◌★☆⭐✦✧▰▱■□█▓▒░▮▯⬤⚫⚪✔✓]\s*){2,}|\b\d{1,3}\s?%|\b(?:[0-9]|10)\s?\/\s?(?:5|10)\b/gu;

/** True when nothing but words of level, durations or ratings is there. */
export function isLevel(text: string): boolean {
  const rest = fold(text)
    .replace(DURATION, ' ')
    .replace(RATING, ' ')
    .replace(/[\d()[\]/.,:;+–—-]+/gu, ' ');
  const list = rest.split(/\s+/u).filter((word) => word !== '');
  if (list.length === 0) return true;
  return list.length <= 4 && list.every((word) => LEVEL_WORDS.has(word) || LEVEL_FILLERS.has(word));
}
