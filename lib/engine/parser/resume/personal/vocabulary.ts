import { fold } from '../../../kernel';
import { type AttributeName, LEXICA, phrasesIn, phrasesOf } from '../../../lexicon';
import { ATTRIBUTE_NAMES, labelsOf } from '../details/vocabulary';

type AttributeLabel = { label: string; name: AttributeName };

/** Labels by their first two characters, the longest first, so that "place of birth" is not read as "birth". */
const labelsByStart = new Map<string, AttributeLabel[]>();
for (const name of ATTRIBUTE_NAMES) {
  for (const label of labelsOf(name).map(fold)) {
    const start = label.slice(0, 2);
    labelsByStart.set(start, [...(labelsByStart.get(start) ?? []), { label, name }]);
  }
}
for (const list of labelsByStart.values()) list.sort((a, b) => b.label.length - a.label.length);

/** Returns the label that a folded text begins with, as a whole word. */
export function attributeLabelOf(folded: string): AttributeLabel | undefined {
  return labelsByStart
    .get(folded.slice(0, 2))
    ?.find(
      ({ label }) =>
        folded.startsWith(label) && !/^[\p{L}\p{N}]/u.test(folded.slice(label.length, label.length + 2)),
    );
}

export const GENDER_WORDS: ReadonlySet<string> = new Set(
  phrasesOf(({ people }) => people?.genders).map(fold),
);
export const MARITAL_WORDS: ReadonlySet<string> = new Set(
  phrasesOf(({ people }) => people?.maritalStates).map(fold),
);

export const COUNTRY_OF_DEMONYM: ReadonlyMap<string, string> = new Map(
  LEXICA.flatMap(({ nationalities }) =>
    Object.entries(nationalities ?? {}).flatMap(([country, names]) =>
      phrasesIn(names).map((name): [string, string] => [fold(name), country]),
    ),
  ),
);
