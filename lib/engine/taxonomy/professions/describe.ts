import type { ParsedResume } from '@/lib/contracts';
import type { ProfessionMatch } from './match';
import type { OnetVersion } from './model';
import { labelIn, type ProfessionTaxonomy } from './taxonomy';

/** parsing.md, NormalizedProfession: a match in the form of the contract. */

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];
export type NormalizedProfession = NonNullable<Position['normalizedProfession']>;

export const ISCO_VERSION = '2008';

/** `language` (ISO 639-1) is that of the names of profession, group and class; ISCO and O*NET have English names. */
export function describeProfession(
  taxonomy: ProfessionTaxonomy,
  { profession, confidence }: ProfessionMatch,
  { onet, language = 'en' }: { onet: OnetVersion; language?: string },
): NormalizedProfession {
  const onetCode = onet === '2010' ? profession.onet2010 : profession.onet2019;
  return {
    profession: { codeId: profession.id, description: labelIn(profession, language) },
    group: { codeId: profession.group.id, description: labelIn(profession.group, language) },
    class: { codeId: profession.class.id, description: labelIn(profession.class, language) },
    isco: {
      version: ISCO_VERSION,
      codeId: profession.isco,
      description: taxonomy.nameOfIsco(profession.isco),
    },
    onet: { version: onet, codeId: onetCode, description: taxonomy.nameOfOnet(onetCode, onet) },
    confidence,
  };
}
