import type { ParseRequestBaseData } from '@/lib/contracts';
import type { OperationFailure } from '../outcome';
import { isCalendarDate } from './document-bytes';

const ONET_VERSIONS = ['2010', '2019'];
const TAXONOMY_VERSIONS = ['V1', 'V2'];

/**
 * Returns the problem with the values of a request, beyond the types that its contract checks; the member is always
 * named. `dateMember` is the name of the date in the version of the request.
 */
export function refuseRequest(
  request: ParseRequestBaseData,
  dateMember: string,
): OperationFailure | undefined {
  const problems: string[] = [];
  if (!isCalendarDate(request.documentLastModified))
    problems.push(`${dateMember} must be a day of the calendar as yyyy-MM-dd`);
  const taxonomy = request.skillsSettings?.taxonomyVersion;
  if (taxonomy && !TAXONOMY_VERSIONS.includes(taxonomy.toUpperCase()))
    problems.push('SkillsSettings.TaxonomyVersion must be V1 or V2');
  const onet = request.professionsSettings?.version?.onet;
  if (onet && !ONET_VERSIONS.includes(onet))
    problems.push('ProfessionsSettings.Version.ONET must be 2010 or 2019');
  return problems.length > 0 ? { code: 'InvalidParameter', message: `${problems.join('; ')}.` } : undefined;
}

/** Returns the requested features that are not available and have no other part of the answer to report it in. */
export function notAvailable(request: ParseRequestBaseData): string[] {
  const asked: [unknown, string][] = [
    [request.skillsData?.length, 'custom skills lists'],
    [request.normalizerData, 'custom normalization data'],
  ];
  return asked.filter(([given]) => given).map(([, name]) => name);
}
