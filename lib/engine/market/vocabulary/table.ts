/** The languages of labels (market.md, `_language`). */
export const LABEL_LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl'] as const;

export type LabelLanguage = (typeof LABEL_LANGUAGES)[number];

export type Labels = Readonly<Record<LabelLanguage, string>>;

/** A coded value of the market. `key` is its name in our own code. */
export type Term<Key extends string = string> = { code: number; key: Key; labels: Labels };

/** Reads lines of `code|key|en|de|es|fr|it|nl`; the keys are given apart for their types. */
export function readTerms<Key extends string>(keys: readonly Key[], text: string): readonly Term<Key>[] {
  const terms = text
    .trim()
    .split('\n')
    .map((line) => {
      const [code, key = '', ...labels] = line.split('|');
      const labelled = LABEL_LANGUAGES.map((language, index) => [language, labels[index] ?? '']);
      return { code: Number(code), key: key as Key, labels: Object.fromEntries(labelled) as Labels };
    });
  return terms.filter(({ key }) => keys.includes(key));
}

/** Returns the code of a key. */
export function codeOf<Key extends string>(terms: readonly Term<Key>[], key: Key): number {
  return terms.find((term) => term.key === key)?.code ?? 0;
}
