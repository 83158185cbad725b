import { config } from '@/lib/config';
import type { ParseRequestBaseData } from '@/lib/contracts';
import type { NormaliserOptions } from '@/lib/engine/normaliser';
import type { Charge } from '../../costs';
import type { SubResponses } from '../../serializers';
import type { Ask, ReadOf } from '../../workers';
import type { Call } from '../outcome';

/** What differs between versions of the API: the languages whose titles are normalised. */
export type TitleLanguages = NonNullable<NormaliserOptions['professions']>['languages'];

const DEFAULT_ONET = '2010';

/**
 * What of a document is normalised (parsing.md, SkillsSettings and ProfessionsSettings). An old account, named in the
 * configuration, gets taxonomy V1 unless its request says V2; all others get V2 unless their request says V1.
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
      professions: { onet: onet === '2019' ? '2019' : '2010', languages },
    }),
  };
}

const normalisesSkills = ({ skillsTaxonomy, normaliseSkills }: NormaliserOptions) =>
  skillsTaxonomy === 'V2' && normaliseSkills;

/** What normalising costs: nothing for the deprecated tree, and nothing when it failed. */
export function normalisationCharges(options: NormaliserOptions, { normalised }: ReadOf<Ask>): Charge[] {
  if (!normalised) return [];
  return [
    ...(normalisesSkills(options) ? (['normalizeSkills'] as const) : []),
    ...(options.professions ? (['normalizeProfessions'] as const) : []),
  ];
}

/** parsing.md, "ProfessionNormalizationResponse.Code": the one code there is for a failure is spelled with a space. */
export function professionResponse(
  { professions }: NormaliserOptions,
  { normalised }: ReadOf<Ask>,
): SubResponses['professionNormalizationResponse'] {
  if (!professions) return undefined;
  if (normalised) return { code: 'Success', message: 'Successful transaction.' };
  return { code: 'Unhandled Exception', message: 'The titles of this document could not be normalized.' };
}

/** What of normalising failed and has no answer of its own. */
export function normalisationFailures(options: NormaliserOptions, { normalised }: ReadOf<Ask>): string[] {
  return normalised || !normalisesSkills(options) ? [] : ['normalized skills of this document'];
}
