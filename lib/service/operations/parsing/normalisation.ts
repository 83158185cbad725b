import { config } from '@/lib/config';
import type { ParseRequestBaseData } from '@/lib/contracts';
import type { NormaliserOptions } from '@/lib/engine/normaliser';
import { normalisesTitlesIn } from '@/lib/engine/taxonomy';
import type { Charge } from '../../costs';
import type { SubResponses } from '../../serializers';
import type { Ask, ReadOf } from '../../workers';
import type { Call } from '../outcome';

/** Languages whose titles are normalised, which differ between versions of the API. */
export type TitleLanguages = NonNullable<NormaliserOptions['professions']>['languages'];

/** parsing.md, ProfessionsSettings; version 9 uses 2019 unless its request names one (decision 0122). */
const DEFAULT_ONET = '2010';

/**
 * Returns which parts of a document are normalised (parsing.md, SkillsSettings and ProfessionsSettings). An old
 * account, named in the configuration, gets taxonomy V1 unless its request says V2; all others get V2 unless their
 * request says V1.
 */
export function normalisationOf(
  { body: { skillsSettings, professionsSettings }, account }: Call & { body: ParseRequestBaseData },
  languages: TitleLanguages,
): NormaliserOptions {
  const isOld = config().SERVICE_TAXONOMY_V1?.includes(account.id) ?? false;
  const version = skillsSettings?.taxonomyVersion?.toUpperCase() || (isOld ? 'V1' : 'V2');
  const onet = professionsSettings?.version?.onet || DEFAULT_ONET;
  return {
    skillsTaxonomy: version === 'V1' ? 'V1' : 'V2',
    normaliseSkills: skillsSettings?.normalize ?? false,
    ...(professionsSettings?.normalize && {
      professions: { onet: onet === '2010' ? '2010' : '2019', languages },
    }),
  };
}

const normalisesSkills = ({ skillsTaxonomy, normaliseSkills }: NormaliserOptions) =>
  skillsTaxonomy === 'V2' && normaliseSkills;

/** Returns whether titles of a document are normalised: not in every language. */
function normalisesTitlesOf({ professions }: NormaliserOptions, read: ReadOf<Ask>): boolean {
  const metadata = read.sort === 'job' ? read.job.jobMetadata : read.resume.resumeMetadata;
  const language = metadata?.documentLanguage ?? undefined;
  return professions !== undefined && normalisesTitlesIn(language, professions.languages);
}

/**
 * Returns the cost of normalising: nothing for the deprecated tree, for titles that are not normalised, and after a
 * failure.
 */
export function normalisationCharges(options: NormaliserOptions, read: ReadOf<Ask>): Charge[] {
  if (!read.normalised) return [];
  return [
    ...(normalisesSkills(options) ? (['normalizeSkills'] as const) : []),
    ...(normalisesTitlesOf(options, read) ? (['normalizeProfessions'] as const) : []),
  ];
}

/** parsing.md, "ProfessionNormalizationResponse.Code": the one code there is for a failure is spelled with a space. */
export function professionResponse(
  options: NormaliserOptions,
  read: ReadOf<Ask>,
): SubResponses['professionNormalizationResponse'] {
  if (!options.professions) return undefined;
  if (!read.normalised)
    return { code: 'Unhandled Exception', message: 'The titles of this document could not be normalized.' };
  const message = normalisesTitlesOf(options, read)
    ? 'Successful transaction.'
    : 'Titles in the language of this document are not normalized.';
  return { code: 'Success', message };
}

/** Returns the parts of normalising that failed and have no answer to report it in. */
export function normalisationFailures(options: NormaliserOptions, { normalised }: ReadOf<Ask>): string[] {
  return normalised || !normalisesSkills(options) ? [] : ['normalized skills of this document'];
}
