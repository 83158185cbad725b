import type { Field, ValueSource } from '@/lib/engine/market';
import { namesOfSkill, normaliseTitle } from '@/lib/engine/taxonomy';
import type { Taxonomies } from '../../taxonomy';

/** What values are called where that is not their label: titles of professions, synonyms of skills. */
export type OtherNames = {
  /** Returns further names of the values of a field, each with its value. */
  all: (field: Field) => Iterable<readonly [value: number | string, name: string]>;
  /** Returns the values that a text of other words likely means, the likeliest first. */
  meant: (field: Field, written: string) => (number | string)[];
};

/** A title is a few words; what is longer is none. */
const LONGEST_TITLE = 100;
/** Least confidence to offer a profession. */
const LEAST_CONFIDENCE = 0.35;

const TYPES: Partial<Record<ValueSource, string>> = {
  itSkills: 'IT',
  professionalSkills: 'Professional',
  softSkills: 'Soft',
};

/** Returns the other names that the taxonomies know. */
export function otherNames({ professions, skills }: Pick<Taxonomies, 'professions' | 'skills'>): OtherNames {
  const professionsMeant = (written: string) =>
    normaliseTitle(professions, written.slice(0, LONGEST_TITLE)).flatMap(({ profession, confidence }) =>
      confidence >= LEAST_CONFIDENCE ? [profession] : [],
    );

  return {
    all: ({ values }) => {
      if (values === 'professions')
        return professions.titles().map(({ profession, title }) => [profession.id, title] as const);
      const type = values && TYPES[values];
      const own = type ? [...skills.skills.values()].filter((skill) => skill.type === type) : [];
      return own.flatMap((skill) => namesOfSkill(skill).map((name) => [skill.id, name] as const));
    },
    meant: ({ values }, written) => {
      if (values === 'professions') return professionsMeant(written).map(({ id }) => id);
      if (values === 'professionGroups') return professionsMeant(written).map(({ group }) => group.id);
      return values === 'professionClasses'
        ? professionsMeant(written).map((profession) => profession.class.id)
        : [];
    },
  };
}
