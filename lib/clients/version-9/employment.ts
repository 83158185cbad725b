import type { HrXmlResumeData, ParsedResume } from '@/lib/contracts';
import { countOf, dateOf, isCurrent, numberOf, placeOf, truthOf, wrapped } from './values';

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];
type Structured = HrXmlResumeData['resume']['structuredXMLResume'];
type History = NonNullable<Structured['employmentHistory']>;
type EmployerOrg = NonNullable<History['employerOrg']>[number];
type PositionHistory = EmployerOrg['positionHistory'][number];
type UserArea = PositionHistory['userArea']['positionHistoryUserArea'];
type Code = NonNullable<UserArea['normalizedProfession']>['profession'];

function professionOf(found: UserArea['normalizedProfession']): Position['normalizedProfession'] {
  if (!found) return undefined;
  const coded = (code: Code) => code && { codeId: countOf(code.id), description: code.text };
  const { isco, onet } = found;
  return {
    profession: coded(found.profession),
    group: coded(found.group),
    class: coded(found.class),
    isco: isco && { ...coded(isco), version: isco.version },
    onet: onet && { codeId: onet.id, description: onet.text, version: onet.version },
    confidence: numberOf(found.confidence),
  };
}

/** Returns the place of a position in the taxonomy of skills, and its level. */
function categoriesOf(categories: PositionHistory['jobCategory']) {
  const skills = categories?.find(({ taxonomyName }) => taxonomyName === 'Skills taxonomy');
  const level = categories?.find(({ taxonomyName }) => taxonomyName === 'Job Level');
  const [taxonomyName, subTaxonomyName] = skills?.categoryCode?.split(' → ') ?? [];
  const [, percent] = /(\d+)%/.exec(skills?.comments ?? '') ?? [];
  return {
    taxonomyName,
    subTaxonomyName,
    taxonomyPercentage: countOf(percent),
    jobLevel: level?.categoryCode,
  };
}

/** Returns the employer's name for all its positions, where no position has a name. */
function normalizedNameOf({ positionHistory, userArea }: EmployerOrg) {
  const hasOwn = positionHistory.some(
    (each) => each.userArea.positionHistoryUserArea.normalizedOrganizationName,
  );
  return hasOwn ? undefined : userArea?.employerOrgUserArea.normalizedEmployerOrgName;
}

function employerOf(org: EmployerOrg, position: PositionHistory): Position['employer'] {
  const area = position.userArea.positionHistoryUserArea;
  const raw = org.employerOrgName || undefined;
  const other = position.orgName?.organizationName;
  const location = placeOf(
    position.orgInfo?.find(({ positionLocation }) => positionLocation)?.positionLocation,
  );
  if (!raw && !other && !location) return undefined;
  return {
    name: {
      raw,
      normalized: area.normalizedOrganizationName ?? normalizedNameOf(org),
      probability: area.companyNameProbabilityInterpretation?.text,
    },
    otherFoundName: other && other !== raw ? { raw: other } : undefined,
    location,
  };
}

function titleOf({ title, userArea }: PositionHistory): Position['jobTitle'] {
  const { normalizedTitle, positionTitleProbabilityInterpretation, subtitles } =
    userArea.positionHistoryUserArea;
  if (!title && !normalizedTitle) return undefined;
  return {
    raw: title,
    normalized: normalizedTitle,
    probability: positionTitleProbabilityInterpretation?.text,
    variations: subtitles?.subtitle,
  };
}

function positionOf(
  org: EmployerOrg,
  found: PositionHistory,
  revisionDate: string | null | undefined,
): Omit<Position, 'id'> {
  const area = found.userArea.positionHistoryUserArea;
  return {
    employer: employerOf(org, found),
    isSelfEmployed: truthOf(area.isSelfEmployed),
    isCurrent: truthOf(found.currentEmployer) ?? isCurrent(found.endDate),
    jobTitle: titleOf(found),
    startDate: dateOf(found.startDate, revisionDate),
    endDate: dateOf(found.endDate, revisionDate),
    numberEmployeesSupervised: wrapped(countOf(area.numberEmployeesSupervised)),
    jobType: found.positionType ?? 'UNSPECIFIED',
    ...categoriesOf(found.jobCategory),
    description: found.description,
    bullets: area.bullets?.bullet,
    normalizedProfession: professionOf(area.normalizedProfession),
  };
}

/** HR-XML 2.5, EmploymentHistory: one entry for each position. */
export function positionsOf({ employmentHistory, revisionDate }: Structured): Position[] {
  const all = (employmentHistory?.employerOrg ?? []).flatMap((org) =>
    org.positionHistory.map((found) => ({
      id: found.userArea.positionHistoryUserArea.id,
      position: positionOf(org, found, revisionDate),
    })),
  );
  return all.map(({ id, position }, index) => ({ id: id || `POS-${index + 1}`, ...position }));
}
