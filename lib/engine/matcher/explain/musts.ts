import { type Must, mustsOf, postingAndCv } from '../score/musts';
import { type Evidence, fact, type Told } from './model';

/** The musts of a posting that are missing or not stated, each in one line. */

/** The lines, and the names in them. */
export type ToldMusts = { facts: Evidence[]; names: ReadonlySet<string> };

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

export function nameOfLanguage(code: string): string {
  try {
    return languageNames.of(code) ?? code;
  } catch {
    return code;
  }
}

export const years = (months: number) => {
  const count = Math.round(months / 6) / 2;
  return `${count} ${count === 1 ? 'year' : 'years'}`;
};

const LEVELS = ['', 'basic', 'good', 'fluent', 'native'];

function languageLine({ job, cv }: Documents, at: number) {
  const name = nameOfLanguage(job.wording.languages[at] ?? '');
  const level = LEVELS[job.profile.languages.levels[at] ?? 0];
  const place = cv.profile.languages.keys.indexOf(job.profile.languages.keys[at] ?? 0);
  const known = LEVELS[cv.profile.languages.levels[place] ?? 0];
  return {
    name,
    asked: level ? `${name} (${level})` : name,
    has: known ? `${known} ${name}` : place < 0 ? 'other languages' : `${name}`,
  };
}

type Documents = { job: Told['source']; cv: Told['source'] };
/** `told`: what the CV says in words where nothing else states it. */
type Line = { names: string[]; asked: string; has: string; told?: string | undefined };

function lineOf(documents: Documents, { category, names }: Must): Line {
  const { job, cv } = documents;
  switch (category) {
    case 'languages': {
      const lines = names.map((at) => languageLine(documents, at));
      return {
        names: lines.map(({ name }) => name),
        asked: lines.map(({ asked }) => asked).join(' or '),
        has: lines.map(({ has }) => has).find((has) => has !== 'other languages') ?? 'other languages',
      };
    }
    case 'certifications': {
      const asked = names.map((at) => job.wording.certifications[at] ?? '');
      return { names: asked, asked: asked.join(' or '), has: 'another class' };
    }
    case 'education':
      return { names: [], asked: job.wording.degree ?? 'a degree', has: cv.wording.degree ?? '' };
    default: {
      const asked = job.profile.experience ?? 0;
      const told = 12 * (cv.wording.toldYears ?? 0);
      return {
        names: [],
        asked: `${years(asked)} of experience`,
        has: years(cv.profile.experience ?? 0),
        told: told >= asked ? years(told) : undefined,
      };
    }
  }
}

function factOf({ asked, has, told, isMissing }: Line & { isMissing: boolean }): string {
  if (isMissing) return `Required and missing: ${asked}; the CV has ${has}.`;
  return told === undefined
    ? `Required, not stated in the CV: ${asked}.`
    : `Required: ${asked}; the text of the CV tells of ${told}.`;
}

/** Returns the facts about the musts of a category; those that are met are not mentioned. */
export function tellMusts({ source, target }: Told, category: Must['category']): ToldMusts {
  const sides = postingAndCv(source.profile, target.profile);
  if (!sides) return { facts: [], names: new Set() };
  const documents = sides.job === source.profile ? { job: source, cv: target } : { job: target, cv: source };
  const told = mustsOf(sides.job, sides.resume)
    .filter((must) => must.category === category && must.share !== 1)
    .map((must) => ({ ...lineOf(documents, must), isMissing: must.share !== undefined }));
  return {
    names: new Set(told.flatMap(({ names }) => names)),
    facts: told.map((line) => fact(line.isMissing ? 'Negative' : 'Mixed', factOf(line))),
  };
}
