import type { ParsedResume } from '@/lib/contracts';
import { fold } from '../../../kernel';
import { countryByName } from '../../../taxonomy';
import { type TextSection, textOfSections } from '../paragraphs';
import { datesOf, undated } from './dates';

/** Service in armed forces. */

type Military = NonNullable<NonNullable<ParsedResume['militaryExperience']>[number]>;

const BRANCHES: readonly { branch: RegExp; name: string }[] = [
  { branch: /\b(?:army|heer|armee|ejercito|esercito|exercito|leger|landmacht|armia|ordu)\b/u, name: 'Army' },
  { branch: /\b(?:navy|marine nationale|bundesmarine|marina|marinha|armada)\b/u, name: 'Navy' },
  {
    branch: /\b(?:air force|luftwaffe|armee de l'air|fuerza aerea|aeronautica|luchtmacht|sily powietrzne)\b/u,
    name: 'Air Force',
  },
  { branch: /\b(?:marines|marine corps|infanteria de marina)\b/u, name: 'Marines' },
  { branch: /\b(?:coast guard|kustwacht|guardia costiera)\b/u, name: 'Coast Guard' },
  { branch: /\bnational guard\b/u, name: 'National Guard' },
];

const RANK =
  /\b(?:(?:sub-|second |first |flight )lieutenant|lieutenant (?:colonel|commander)|lance corporal|(?:master |first )sergeant|sergeant (?:major|first class)|chief petty officer|warrant officer|squadron leader|wing commander|group captain|rear admiral|brigadier|private|corporal|sergeant|staff sergeant|lieutenant|captain|major|colonel|general|admiral|commander|petty officer|seaman|airman|gefreiter|unteroffizier|feldwebel|leutnant|hauptmann|oberst|sergent|caporal|lieutenant|capitaine|sargento|cabo|teniente|capitan|soldado|sergente|tenente|capitano)\b/u;

const MOST_WORDS_OF_COUNTRY = 3;

/** Returns the first country in a text, in up to three words. */
function countryIn(text: string): string | undefined {
  const words = text.split(/[\s,;()]+/u).slice(0, 200);
  for (let at = 0; at < words.length; at++)
    for (let count = MOST_WORDS_OF_COUNTRY; count > 0; count--) {
      const country = countryByName(words.slice(at, at + count).join(' '));
      if (country) return country;
    }
  return undefined;
}

/** Returns one entry for each military section. */
export function readMilitary(sections: readonly TextSection[], today: string): Military[] {
  return sections.flatMap((section) => {
    const text = textOfSections([section]);
    if (!text) return [];
    const folded = fold(text);
    const branch = BRANCHES.find((item) => item.branch.test(folded));
    const rank = RANK.exec(folded);
    const country = countryIn(text);
    const [first = ''] = text.split('\n');
    const parts = undated(first, today).split(/\s*[,;|•·\t]\s*|\s+[-–—]\s+/u);
    const name = parts.find((part) => BRANCHES.some((item) => item.branch.test(fold(part)))) ?? first;
    return [
      {
        ...(country ? { country } : {}),
        service: {
          name: name.slice(0, 120),
          ...(branch ? { branch: branch.name } : {}),
          ...(rank ? { rank: text.slice(rank.index, rank.index + rank[0].length) } : {}),
        },
        ...datesOf(text, today),
        foundInContext: text,
      },
    ];
  });
}
