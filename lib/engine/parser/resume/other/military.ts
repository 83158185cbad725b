import type { ParsedResume } from '@/lib/contracts';
import { fold } from '../../../kernel';
import { type Force, patternsOf, phrasesOf } from '../../../lexicon';
import { countryByName } from '../../../taxonomy';
import { type TextSection, textOfSections } from '../paragraphs';
import { datesOf, undated } from './dates';

/** Service in armed forces. */

type Military = NonNullable<NonNullable<ParsedResume['militaryExperience']>[number]>;

const wordsOf = (kind: Force | 'ranks') =>
  new RegExp(String.raw`\b(?:${patternsOf(phrasesOf(({ service }) => service?.[kind]).map(fold))})\b`, 'u');

const BRANCHES: readonly { branch: RegExp; name: string }[] = [
  { branch: wordsOf('army'), name: 'Army' },
  { branch: wordsOf('navy'), name: 'Navy' },
  { branch: wordsOf('airForce'), name: 'Air Force' },
  { branch: wordsOf('marines'), name: 'Marines' },
  { branch: wordsOf('coastGuard'), name: 'Coast Guard' },
  { branch: /\bnational guard\b/u, name: 'National Guard' },
];

const RANK = wordsOf('ranks');

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
