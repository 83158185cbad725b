import type { ParsedJob, ParsedResume } from '@/lib/contracts';
import { folded } from '../ground/folded';
import { skillsAskedFor } from '../jobs/leads';
import { keyOf } from '../search/facts';
import type { Criterion, Finding } from './types';

/** Compares a job's requirements with resumes, criterion by criterion. Pure: no store, no clock. */

type Skill = {
  name?: string | null;
  rawSkills?: readonly string[] | null;
  monthsExperience?: { value: number } | null;
  lastUsed?: { value: string } | null;
};

const NOT_FOUND: Finding = { verdict: 'missed', months: null, text: null };

function skillsByKey(resume: ParsedResume): Map<string, Skill> {
  const listed = [...(resume.skills?.raw ?? []), ...(resume.skills?.normalized ?? [])] as Skill[];
  return new Map(
    listed.flatMap((skill) =>
      [skill.name, ...(skill.rawSkills ?? [])].flatMap((name) =>
        name ? [[keyOf(name), skill] as const] : [],
      ),
    ),
  );
}

function skillRows(job: ParsedJob, resumes: readonly ParsedResume[]): Criterion[] {
  const { skills, required } = skillsAskedFor(job);
  const known = resumes.map(skillsByKey);
  return skills.map((name) => ({
    group: required ? 'Required skills' : 'Skills named in the posting',
    name,
    asked: null,
    findings: known.map((of): Finding => {
      const skill = of.get(keyOf(name));
      if (!skill) return NOT_FOUND;
      const last = skill.lastUsed?.value.slice(0, 4);
      return {
        verdict: 'met',
        months: skill.monthsExperience?.value ?? null,
        text: last ? `last used ${last}` : null,
      };
    }),
  }));
}

function monthsRow(name: string, years: number, months: readonly (number | null | undefined)[]): Criterion {
  const wanted = years * 12;
  return {
    group: 'Experience',
    name,
    asked: wanted > 0 ? `${years} ${years === 1 ? 'year' : 'years'} or more` : null,
    findings: months.map((of): Finding => {
      if (of == null || of === 0) return { ...NOT_FOUND, verdict: wanted > 0 ? 'missed' : 'open' };
      const verdict =
        wanted === 0 ? 'open' : of >= wanted ? 'met' : of >= wanted * 0.75 ? 'partly' : 'missed';
      return { verdict, months: of, text: null };
    }),
  };
}

function experienceRows(job: ParsedJob, resumes: readonly ParsedResume[]): Criterion[] {
  const summaries = resumes.map((resume) => resume.employmentHistory?.experienceSummary);
  const work = monthsRow(
    'Work',
    job.minimumYears?.value ?? 0,
    summaries.map((summary) => summary?.monthsOfWorkExperience),
  );
  const years = job.minimumYearsManagement?.value ?? 0;
  if (years === 0 && !job.currentJobIsManagement) return [work];
  const managing = summaries.map((summary) => summary?.monthsOfManagementExperience);
  return [work, monthsRow('Management', years, managing)];
}

function languageRows(job: ParsedJob, resumes: readonly ParsedResume[]): Criterion[] {
  const spoken = resumes.map(
    (resume) => new Set((resume.languageCompetencies ?? []).map((one) => one.languageCode?.toLowerCase())),
  );
  return (job.languageCodes ?? []).map((code) => ({
    group: 'Languages',
    name: code.toLowerCase(),
    asked: null,
    findings: spoken.map(
      (of): Finding => (of.has(code.toLowerCase()) ? { ...NOT_FOUND, verdict: 'met' } : NOT_FOUND),
    ),
  }));
}

/** Returns an ISCED level as a number; NaN for an unknown one. */
const levelOf = (code: string | null | undefined) => Number.parseInt(code ?? '', 10);

function educationRow(job: ParsedJob, resumes: readonly ParsedResume[]): Criterion[] {
  const asked = job.requiredDegree || job.degrees?.[0]?.name;
  const levels = (job.degrees ?? []).map((degree) => levelOf(degree.internationalEducationLevel));
  const wanted = Math.min(...levels.filter((level) => !Number.isNaN(level)));
  return [
    {
      group: 'Education',
      name: 'Highest degree',
      asked: asked ?? null,
      findings: resumes.map((resume): Finding => {
        const degree = resume.education?.highestDegree;
        const has = levelOf(degree?.normalizedInternational?.code);
        const text = degree?.name?.normalized ?? degree?.name?.raw ?? null;
        if (!asked) return { verdict: 'open', months: null, text };
        if (!text) return NOT_FOUND;
        const comparable = Number.isFinite(wanted) && !Number.isNaN(has);
        return { verdict: comparable ? (has >= wanted ? 'met' : 'missed') : 'open', months: null, text };
      }),
    },
  ];
}

function placeRow(job: ParsedJob, resumes: readonly ParsedResume[]): Criterion[] {
  const { municipality, countryCode } = job.currentLocation ?? {};
  const asked = [municipality, countryCode?.toUpperCase(), job.isRemote && 'remote']
    .filter(Boolean)
    .join(', ');
  return [
    {
      group: 'Place',
      name: 'Where they live',
      asked: asked || null,
      findings: resumes.map((resume): Finding => {
        const { municipality: city, countryCode: country } = resume.contactInformation?.location ?? {};
        const text = [city, country?.toUpperCase()].filter(Boolean).join(', ') || null;
        const same = (one?: string | null, other?: string | null) =>
          !!one && !!other && folded(one) === folded(other);
        if (!asked || !text) return { verdict: 'open', months: null, text };
        if (job.isRemote || same(city, municipality)) return { verdict: 'met', months: null, text };
        return { verdict: same(country, countryCode) ? 'partly' : 'missed', months: null, text };
      }),
    },
  ];
}

/** Returns every criterion of a job, with one finding for each resume in their order. */
export function criteriaOf(job: ParsedJob, resumes: readonly ParsedResume[]): Criterion[] {
  return [skillRows, experienceRows, languageRows, educationRow, placeRow].flatMap((rows) =>
    rows(job, resumes),
  );
}
