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
  /\b(?:private|corporal|sergeant|staff sergeant|lieutenant|captain|major|colonel|general|admiral|commander|petty officer|seaman|airman|gefreiter|unteroffizier|feldwebel|leutnant|hauptmann|oberst|sergent|caporal|lieutenant|capitaine|sargento|cabo|teniente|capitan|soldado|sergente|tenente|capitano)\b/u;

/** One entry for each military section. */
export function readMilitary(sections: readonly TextSection[], today: string): Military[] {
  return sections.flatMap((section) => {
    const text = textOfSections([section]);
    if (!text) return [];
    const folded = fold(text);
    const branch = BRANCHES.find((item) => item.branch.test(folded));
    const rank = RANK.exec(folded);
    const country = text
      .split(/[\s,;()]+/u)
      .map((word) => countryByName(word))
      .find(Boolean);
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
