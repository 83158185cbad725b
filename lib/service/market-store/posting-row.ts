import type { MarketPosting } from '@/lib/engine/market';
import { searchFormOf } from '@/lib/expression';

const ABSENT_DAY = '1970-01-01';

/** Letters composed, and no half of a pair, which the database refuses. */
function wellFormed(text = ''): string {
  return text.toWellFormed().normalize('NFC');
}

/** Returns the row of a posting, with the search forms of its texts; absent values as in `schema.ts`. */
export function rowOf(posting: MarketPosting, version: number) {
  const title = wellFormed(posting.jobTitle);
  const fullText = wellFormed(posting.fullText);
  const organization = wellFormed(posting.organizationName);
  const titleForm = searchFormOf(title);
  const organizationForm = searchFormOf(organization);
  const textForm = searchFormOf(`${title}\n${fullText}`);
  return {
    posting_id: posting.postingId,
    job_id: posting.jobId,
    date: posting.date ?? ABSENT_DAY,
    expiration_date: posting.expirationDate ?? ABSENT_DAY,
    job_title: title,
    title_text: titleForm.text,
    title_extra: titleForm.extra,
    source_website: wellFormed(posting.sourceWebsite),
    source_url: wellFormed(posting.sourceUrl),
    full_text: fullText,
    full_text_text: textForm.text,
    full_text_extra: textForm.extra,
    import_id: posting.importId ?? '',
    last_reading: posting.lastReading ?? '',
    last_row: posting.lastRow ?? 0,
    block: posting.block ?? 0,
    sketch: posting.sketch ?? '',
    organization_name: organization,
    organization_text: organizationForm.text,
    organization_extra: organizationForm.extra,
    ...factsOf(posting),
    version,
  };
}

function factsOf(posting: MarketPosting) {
  return {
    language: posting.language ?? '',
    organization_industry: posting.organizationIndustry ?? 0,
    via_intermediary: posting.viaIntermediary,
    profession: posting.profession ?? 0,
    profession_group: posting.professionGroup ?? 0,
    profession_class: posting.professionClass ?? 0,
    location: posting.location ?? 0,
    region: posting.region ?? '',
    location_name: wellFormed(posting.locationName),
    country: posting.country ?? '',
    latitude: posting.latitude ?? 0,
    longitude: posting.longitude ?? 0,
    remote: posting.isRemote,
    education_level: posting.educationLevel ?? 0,
    experience_level: posting.experienceLevel ?? 0,
    contract_type: posting.contractType ?? 0,
    hours_per_week_from: posting.hoursPerWeekFrom ?? 0,
    hours_per_week_to: posting.hoursPerWeekTo ?? 0,
    salary: posting.salary ?? 0,
    salary_from: posting.salaryFrom ?? 0,
    salary_to: posting.salaryTo ?? 0,
    salary_currency: posting.salaryCurrency ?? '',
    salary_text: wellFormed(posting.salaryText),
    predicted_salary: posting.predictedSalary ?? 0,
    it_skills: posting.itSkills,
    professional_skills: posting.professionalSkills,
    soft_skills: posting.softSkills,
    language_skills: posting.languageSkills,
  };
}
