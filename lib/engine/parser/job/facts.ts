import type { ParsedJob } from '@/lib/contracts';
import type { SourceDocument } from '../../documents';
import type { FoundSkill, SkillTaxonomy } from '../../taxonomy';
import { readLabels } from './labels';
import { skillsAskedFor } from './requirements/asked-skills';
import { readDegrees } from './requirements/degrees';
import { readLanguageCodes } from './requirements/languages';
import { readYears } from './requirements/years';
import { type ReadPay, readPay } from './salary';
import { payTexts } from './salary/texts';
import { findPostingSections } from './sections';
import { type MarketTerms, readMarketTerms } from './terms';

/** Facts about a posting known before its text is read. */
export type KnownOfPosting = {
  title: string;
  /** ISO 3166-1 alpha-2 of the place of work. */
  country?: string;
  /** ISO 639-1. */
  language: string;
  skills: SkillTaxonomy;
  /** Group of the profession that the title names. */
  professionGroup?: number | undefined;
};

/** Facts from the text of a posting, in addition to those of its source. */
export type PostingFacts = MarketTerms &
  Pick<
    ParsedJob,
    'degrees' | 'languageCodes' | 'minimumYears' | 'maximumYears' | 'minimumYearsManagement'
  > & { pay?: ReadPay; skills: FoundSkill[] };

/**
 * The facts of a posting whose title, employer and place are known already: pay, contract, hours, requirements. The
 * same readers as in `parseJob`, without those only needed for a document of unknown origin.
 */
export function readPostingFacts(document: SourceDocument, known: KnownOfPosting): PostingFacts {
  const sections = findPostingSections(document);
  const labels = readLabels(document);
  const terms = readMarketTerms(sections, labels, known.title);
  const pay = readPay(payTexts(sections, labels), {
    language: known.language,
    ...(known.country ? { country: known.country } : {}),
  });
  return {
    ...terms,
    ...(pay ? { pay } : {}),
    ...readYears(sections, labels),
    degrees: readDegrees(sections, labels, { country: undefined, ...known }).degrees,
    languageCodes: readLanguageCodes(sections, labels),
    skills: skillsAskedFor(sections, known),
  };
}
