import type { ParsedJob } from '@/lib/contracts';
import { candidates } from '../candidates/list';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { currentParse, findDossier } from '../records/stored';
import { UNKNOWN_DOSSIER } from '../records/unknown';
import { keyOf } from '../search/facts';
import type { CandidateLead } from './types';

type Question = Omit<CandidateLead, 'count'>;

const MOST_SKILLS = 20;

/** Returns the skills a job requires; all that it names where it marks none as required. */
export function skillsAskedFor(job: ParsedJob): { skills: string[]; required: boolean } {
  const { normalized, raw } = job.skills ?? {};
  const listed = normalized && normalized.length > 0 ? normalized : (raw ?? []);
  const required = listed.filter((skill) => skill.required);
  const chosen = required.length > 0 ? required : listed;
  const byKey = new Map(chosen.flatMap(({ name }) => (name ? [[keyOf(name), name] as const] : [])));
  return { skills: [...byKey.values()].slice(0, MOST_SKILLS), required: required.length > 0 };
}

/** Returns text like `with all 3 required skills`, `with the required skill`. */
function skillLabel(asked: number, count: number, what: string): string {
  if (count === 1) return `with the ${what}`;
  return asked === count ? `with all ${count} ${what}s` : `with ${asked} or more of the ${count} ${what}s`;
}

/** Returns steps like `all 6`, `5 or more`, `3 or more`, `1 or more`: the numbers of skills to require. */
function steps(count: number): number[] {
  const asked = [count, count - 1, Math.ceil(count / 2), 1].filter((step) => step >= 1);
  return [...new Set(asked)].sort((a, b) => b - a);
}

function questionsOf(job: ParsedJob): Question[] {
  const { skills, required } = skillsAskedFor(job);
  const what = required ? 'required skill' : 'skill';
  const bySkill = (minimumSkills: number): Question => ({
    label: skillLabel(minimumSkills, skills.length, what),
    filters: { skills, minimumSkills },
  });
  const questions = skills.length > 0 ? steps(skills.length).map(bySkill) : [];
  const { municipality, countryCode } = job.currentLocation ?? {};
  const places: { label: string; filters: Question['filters'] }[] = [];
  if (municipality) places.push({ label: `in ${municipality}`, filters: { cities: [municipality] } });
  if (countryCode)
    places.push({ label: `in ${countryCode}`, filters: { countries: [countryCode.toUpperCase()] } });
  const some = questions.at(-1);
  const there = places.flatMap((place): Question[] => [
    place,
    ...(some
      ? [{ label: `${some.label}, ${place.label}`, filters: { ...some.filters, ...place.filters } }]
      : []),
  ]);
  const months = (job.minimumYears?.value ?? 0) * 12;
  const long: Question[] =
    months > 0
      ? [
          {
            label: `with ${job.minimumYears?.value} years of work or more`,
            filters: { minimumMonths: months },
          },
        ]
      : [];
  return [...questions, ...there, ...long];
}

/**
 * Suggests searches of the candidates for a job, each with the number it finds: by the skills it requires, by its
 * place, by years of work. The first is always included, the others when they find somebody. Nothing is scored here.
 * Any member.
 */
export const candidateLeads = defineUseCase(
  reads('viewer'),
  recordId,
  async (_actor, id): Promise<Outcome<CandidateLead[]>> => {
    const db = await records();
    const job = await findDossier(db, id, 'job');
    if (!job) return UNKNOWN_DOSSIER;
    const { effective } = await currentParse<ParsedJob>(db, job);
    const questions = questionsOf(effective);
    const counts = await candidates.counts(questions.map(({ filters }) => filters));
    const leads = questions.map((question, index) => ({ ...question, count: counts[index] ?? 0 }));
    return done(leads.filter(({ count }, index) => index === 0 || count > 0));
  },
);
