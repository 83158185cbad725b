import type { HrXmlResumeData, ParsedResume } from '@/lib/contracts';
import { flexibleDate, NOT_KNOWN, postalAddress, textOf, unlessEmpty, unlessNone } from './values';

type Position = NonNullable<NonNullable<ParsedResume['employmentHistory']>['positions']>[number];
type Profession = NonNullable<Position['normalizedProfession']>;
type History = NonNullable<HrXmlResumeData['resume']['structuredXMLResume']['employmentHistory']>;
type EmployerOrg = NonNullable<History['employerOrg']>[number];
type PositionHistory = EmployerOrg['positionHistory'][number];
type PositionUserArea = PositionHistory['userArea']['positionHistoryUserArea'];

function categories(position: Position) {
  const { taxonomyName, subTaxonomyName, taxonomyPercentage, jobLevel } = position;
  const skills = taxonomyName && {
    taxonomyName: 'Skills taxonomy',
    categoryCode: subTaxonomyName ? `${taxonomyName} → ${subTaxonomyName}` : taxonomyName,
    comments: `${taxonomyName} describes ${taxonomyPercentage ?? 0}% of this job`,
  };
  const level = jobLevel && { taxonomyName: 'Job Level', categoryCode: jobLevel };
  return unlessNone([...(skills ? [skills] : []), ...(level ? [level] : [])]);
}

type Code = { codeId?: string | number | null; description?: string | null; version?: string | null };

function professionCode(code: Code | null | undefined) {
  if (!code) return undefined;
  const { codeId, version, description } = code;
  return {
    id: codeId === undefined || codeId === null ? undefined : String(codeId),
    version,
    text: description,
  };
}

function normalizedProfession(found: Profession) {
  return {
    confidence: textOf(found.confidence),
    profession: professionCode(found.profession),
    group: professionCode(found.group),
    class: professionCode(found.class),
    isco: professionCode(found.isco),
    onet: professionCode(found.onet),
  };
}

function interpretation(probability: string | null | undefined) {
  return probability ? { text: probability } : undefined;
}

function userArea(position: Position): PositionUserArea {
  const { employer, jobTitle, bullets } = position;
  const subtitle = unlessNone(jobTitle?.variations);
  return {
    id: position.id,
    companyNameProbabilityInterpretation: interpretation(employer?.name?.probability),
    positionTitleProbabilityInterpretation: interpretation(jobTitle?.probability),
    normalizedOrganizationName: employer?.name?.normalized,
    normalizedTitle: jobTitle?.normalized,
    subtitles: subtitle && { subtitle },
    isSelfEmployed: position.isSelfEmployed ? 'true' : undefined,
    numberEmployeesSupervised: textOf(position.numberEmployeesSupervised?.value),
    bullets: bullets?.length ? { bullet: bullets } : undefined,
    normalizedProfession:
      position.normalizedProfession && normalizedProfession(position.normalizedProfession),
  };
}

function positionHistory(position: Position): PositionHistory {
  const { employer, jobTitle } = position;
  const positionLocation = postalAddress(employer?.location);
  return {
    positionType: position.jobType === 'UNSPECIFIED' ? undefined : position.jobType,
    currentEmployer: position.isCurrent ? 'true' : undefined,
    title: jobTitle?.raw,
    orgName: { organizationName: employer?.otherFoundName?.raw ?? employer?.name?.raw ?? null },
    orgInfo: positionLocation && [{ positionLocation }],
    description: position.description ?? '',
    startDate: flexibleDate(position.startDate) ?? NOT_KNOWN,
    endDate: flexibleDate(position.endDate),
    jobCategory: categories(position),
    userArea: { positionHistoryUserArea: userArea(position) },
  };
}

/** Positions that follow one another at the same employer are under it together. */
function employerOrgs(positions: readonly Position[]): EmployerOrg[] {
  const orgs: EmployerOrg[] = [];
  for (const position of positions) {
    const name = position.employer?.name?.raw ?? '';
    const normalizedEmployerOrgName = position.employer?.name?.normalized;
    const last = orgs.at(-1);
    if (last && name !== '' && last.employerOrgName === name)
      last.positionHistory.push(positionHistory(position));
    else
      orgs.push({
        employerOrgName: name,
        positionHistory: [positionHistory(position)],
        userArea: normalizedEmployerOrgName
          ? { employerOrgUserArea: { normalizedEmployerOrgName } }
          : undefined,
      });
  }
  return orgs;
}

/** HR-XML 2.5, EmploymentHistory. */
export function employmentHistory(history: ParsedResume['employmentHistory']): History | undefined {
  return unlessEmpty({ employerOrg: unlessNone(employerOrgs(history?.positions ?? [])) });
}
