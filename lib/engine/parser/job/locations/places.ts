import { fold, squeeze } from '../../../kernel';
import { countryByName } from '../../../taxonomy';
import { NOT_PLACE, PART_OF_WORLD } from './vocabulary';

/** Returns the places that a value names, without further remarks. */
export function placesOf(value: string): string[] {
  const parts = value.split(/\s*[|;•·⋅/]\s*|\s+(?:or|oder|ou|lub|oppure|and|und|et|of)\s+|\s[–—-]\s|\n/u);
  return parts.flatMap((part) => {
    const inner = [...part.matchAll(/\(([^()]{2,60})\)/gu)].map((match) => match[1] ?? '');
    return [part.replace(/\([^()]{0,60}\)/gu, ' '), ...inner]
      .map(withoutManner)
      .map(townFirst)
      .filter((text) => text.length > 1 && !PART_OF_WORLD.test(text));
  });
}

/** "India-Karnataka" and "US-TX-Austin" run from the large to the small. */
function townFirst(text: string): string {
  const parts = text.split('-');
  const isTurned = parts.length > 1 && countryByName(parts[0] ?? '') && !countryByName(text);
  return isTurned ? parts.reverse().join(', ') : text;
}

/** "Remote, Berlin" is Berlin. The folded text keeps the places of the letters. */
export function withoutManner(text: string): string {
  const folded = fold(text);
  let rest = '';
  let at = 0;
  for (const match of folded.matchAll(NOT_PLACE)) {
    rest += text.slice(at, match.index);
    at = match.index + match[0].length;
  }
  return squeeze(rest + text.slice(at))
    .replace(/^[\s,:()–-]+|[\s,:()–-]+$/gu, '')
    .replace(/,\s*,/gu, ',');
}
