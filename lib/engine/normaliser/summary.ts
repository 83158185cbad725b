import type { RelatedProfessionClass } from '../taxonomy';

/** The sentence that normalised skills add to the summary of a candidate (parsing.md, SkillsSettings.Normalize). */

type Share = { name: string; percent: number };

const SENTENCES: Record<string, (count: number, shares: string) => string> = {
  en: (count, shares) => `The ${count} skills found point to ${shares}.`,
  de: (count, shares) => `Die ${count} gefundenen Kenntnisse weisen auf ${shares} hin.`,
  fr: (count, shares) => `Les ${count} compétences trouvées relèvent de : ${shares}.`,
  es: (count, shares) => `Las ${count} competencias encontradas apuntan a: ${shares}.`,
  it: (count, shares) => `Le ${count} competenze trovate rimandano a: ${shares}.`,
  pt: (count, shares) => `As ${count} competências encontradas apontam para: ${shares}.`,
  nl: (count, shares) => `De ${count} gevonden vaardigheden wijzen op ${shares}.`,
  pl: (count, shares) => `Znalezione umiejętności (${count}) wskazują na: ${shares}.`,
};

const LEAST_SKILLS = 3;
const MOST_SHARES = 3;
const LEAST_PERCENT = 10;

function sharesOf(classes: readonly RelatedProfessionClass[]): Share[] {
  const named = classes.map(({ name, percent, groups }) => {
    const [group] = groups;
    const whole =
      group && group.percent >= percent * 0.5 && group.name !== name ? `${name}, ${group.name}` : name;
    return { name: whole, percent };
  });
  return named.filter(({ percent }, at) => at === 0 || percent >= LEAST_PERCENT).slice(0, MOST_SHARES);
}

/** Summarises the skills of a candidate, in the language of the summary; undefined when there are too few. */
export function skillSentence(
  count: number,
  classes: readonly RelatedProfessionClass[],
  language: string,
): string | undefined {
  const shares = sharesOf(classes);
  const sentence = SENTENCES[language] ?? SENTENCES.en;
  if (count < LEAST_SKILLS || shares.length === 0) return undefined;
  return sentence?.(count, shares.map(({ name, percent }) => `${name} (${percent} %)`).join('; '));
}
