import { type Detail, detail, unlessSame } from '@/components/dossier/details/detail';
import { professionDetails } from '@/components/dossier/details/profession-details';
import { exactDateText } from '@/components/dossier/months';
import { exactPlace } from '@/components/dossier/workbench/place-text';
import type { ParsedResume } from '@/lib/contracts';
import type { Position } from '../evidence/field-evidence';

function nameOf(resume: ParsedResume, id: string): string {
  const position = resume.employmentHistory?.positions?.find((one) => one.id === id);
  const name = [position?.jobTitle?.raw, position?.employer?.name?.raw].filter(Boolean).join(', ');
  return name ? `${name} (${id})` : id;
}

function fieldOf({ taxonomyName, subTaxonomyName, taxonomyPercentage }: Position): string {
  const names = [taxonomyName, subTaxonomyName].filter(Boolean).join(' › ');
  return [names, taxonomyPercentage && `${taxonomyPercentage} %`].filter(Boolean).join(', ');
}

/** Returns everything in a position except its title, employer, dates and description. */
export function positionDetails(resume: ParsedResume, position: Position): Detail[] {
  const { employer, jobTitle } = position;
  const names = (ids: readonly string[] | null | undefined) => (ids ?? []).map((id) => nameOf(resume, id));
  return [
    detail('Title, normalised', unlessSame(jobTitle?.normalized, jobTitle?.raw)),
    detail('Also called', jobTitle?.variations),
    detail('Title is', jobTitle?.probability),
    detail('Employer, normalised', unlessSame(employer?.name?.normalized, employer?.name?.raw)),
    detail('Another name', employer?.otherFoundName?.raw),
    detail('… normalised', unlessSame(employer?.otherFoundName?.normalized, employer?.otherFoundName?.raw)),
    detail('Employer is', employer?.name?.probability),
    detail('Address', exactPlace(employer?.location)),
    detail('From', exactDateText(position.startDate)),
    detail('To', exactDateText(position.endDate)),
    detail('Still there', position.isCurrent),
    detail('Self-employed', position.isSelfEmployed),
    detail('Job type', position.jobType),
    detail('Level', position.jobLevel),
    detail('Field', fieldOf(position)),
    ...professionDetails(position.normalizedProfession),
    detail('At the same time', names(position.relatedToByDates)),
    detail('Same employer', names(position.relatedToByCompanyName)),
    ...(position.bullets ?? []).map(({ type, text }) => detail(type || 'Point', text)),
    detail('Id', position.id),
  ];
}
