import { fold, squeeze } from '../../../kernel';
import type { PostingSection } from '../sections';

/**
 * Terms that candidates ask about first (parsing.md: TermsOfInterest, whose values are not shown): travel, relocation,
 * visa, clearance, shifts, equity and the like, each as the posting writes it.
 */

const TERMS =
  /(?<![\p{L}])(?:relocation (?:assistance|package|support|bonus)|visa sponsorship|work permit|security clearance|(?:up to )?\d{1,3} ?% travel|travel (?:up to )?\d{1,3} ?%|willing(?:ness)? to travel|sign-on bonus|signing bonus|performance bonus|annual bonus|stock options|equity|company car|unlimited (?:pto|vacation)|four-day week|4-day week|flexible (?:working )?hours|parental leave|pension|night shifts?|shift work|on-call|umzugs(?:hilfe|unterstützung)|firmenwagen|dienstwagen|gleitzeit|reisebereitschaft|schichtdienst|schichtarbeit|betriebliche altersvorsorge|weihnachtsgeld|urlaubsgeld|13\. (?:gehalt|monatsgehalt)|déplacements?(?: fréquents| ponctuels)?|véhicule de (?:fonction|service)|13[eè]me mois|treizième mois|mutuelle|tickets restaurant|coche de empresa|disponibilidad para viajar|seguro médico|horario flexible|turnos rotativos|auto aziendale|disponibilità a trasferte|trasferte|buoni pasto|tredicesima|quattordicesima|reisbereidheid|lease-?auto|auto van de zaak|reiskostenvergoeding|dertiende maand|13e maand|vakantiegeld|samochód służbowy|gotowość do wyjazdów|praca zmianowa|opieka medyczna|viatura de empresa|disponibilidade para viajar|seguro de saúde|subsídio de alimentação)(?![\p{L}])/giu;

const MOST = 30;
const LONGEST = 20_000;

/** Returns the terms in the order of their first mention, each once. */
export function readTermsOfInterest(sections: readonly PostingSection[]): string[] {
  const text = sections
    .filter(({ kind }) => kind !== 'notice')
    .flatMap(({ paragraphs }) => paragraphs.map((paragraph) => paragraph.text))
    .join('\n')
    .slice(0, LONGEST);
  const found = new Map<string, string>();
  for (const [term] of text.matchAll(TERMS)) if (!found.has(fold(term))) found.set(fold(term), squeeze(term));
  return [...found.values()].slice(0, MOST);
}
