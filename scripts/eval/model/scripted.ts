/**
 * A model that is played: what it claims of a CV is the truth of that CV, with values left out, invented, mixed up and
 * taken from the wrong lines. No real model is as good or as bad in the same way, so it measures what becomes of claims,
 * not how good a model is.
 */
import type { Random } from '@/lib/engine/kernel';

export type Truth = {
  name: string;
  emails: string[];
  phones: string[];
  skills: string[];
  positions: { title: string; employer: string }[];
  education: { school: string; degree: string }[];
};

/** Shares of the claims that are spoiled. */
const LEFT_OUT = 0.15;
const INVENTED = 0.1;
const FROM_ANOTHER_ENTRY = 0.05;
const FROM_ANOTHER_LINE = 0.05;
/** Entries that are invented whole, for each CV. */
const INVENTED_ENTRIES = 1;

const FIRST = [
  'Quillon',
  'Brackwater',
  'Zephyrine',
  'Ostermark',
  'Tallowgate',
  'Vireo',
  'Penhallick',
  'Marrowby',
];
const OF_EMPLOYERS = ['Dynamics', 'Holdings GmbH', 'Interstellar', 'Partners LLP', 'Analytics Inc.'];
const OF_SCHOOLS = ['University', 'Institute of Technology', 'College'];
const TITLES = ['Chief Astrologer', 'Zeppelin Engineer', 'Principal Beekeeper', 'Head of Sorcery'];
const DEGREES = ['Doctor of Alchemy', 'BSc Cartomancy', 'Master of Heraldry'];
const SKILLS = ['Falconry', 'QuarkScript', 'Steam Locomotion', 'Zymurgy'];

/** Claims in the form that the service asks for, and the values that were invented. */
export type Claimed = { answer: Record<string, unknown>; invented: Set<string> };

/** Claims what the truth says, spoiled by chance; `text` is that of the document. */
export function claimsOf(truth: Truth, text: string, random: Random): Claimed {
  const invented = new Set<string>();
  const lines = text
    .split('\n')
    .flatMap((line) => (line.trim().length > 3 ? [line.trim().slice(0, 200)] : []));
  const invent = (value: string) => {
    invented.add(value);
    return value;
  };
  const kept = <Item>(items: readonly Item[]) => items.filter(() => !random.chance(LEFT_OUT));
  const spoiled = (value: string, others: readonly string[], made: () => string) => {
    if (!value || random.chance(LEFT_OUT)) return null;
    if (random.chance(INVENTED)) return invent(made());
    if (random.chance(FROM_ANOTHER_ENTRY)) return random.pick(others);
    if (lines.length > 0 && random.chance(FROM_ANOTHER_LINE)) return random.pick(lines);
    return value;
  };
  const employer = () => `${random.pick(FIRST)} ${random.pick(OF_EMPLOYERS)}`;
  const school = () => `${random.pick(FIRST)} ${random.pick(OF_SCHOOLS)}`;
  const [titles, employers] = [
    truth.positions.map(({ title }) => title),
    truth.positions.map((p) => p.employer),
  ];
  const [schools, degrees] = [truth.education.map((e) => e.school), truth.education.map((e) => e.degree)];
  const extra = Array.from({ length: INVENTED_ENTRIES });
  return {
    invented,
    answer: {
      Name: spoiled(truth.name, [truth.name], () => `${random.pick(FIRST)} ${random.pick(FIRST)}son`),
      EmailAddresses: [...kept(truth.emails), invent('someone.else@example.org')],
      Telephones: kept(truth.phones),
      Skills: [...kept(truth.skills), invent(random.pick(SKILLS))],
      Positions: [
        ...kept(truth.positions).map((position) => ({
          Employer: spoiled(position.employer, employers, employer),
          JobTitle: spoiled(position.title, titles, () => random.pick(TITLES)),
        })),
        ...extra.map(() => ({ Employer: invent(employer()), JobTitle: invent(random.pick(TITLES)) })),
      ],
      Education: [
        ...kept(truth.education).map((study) => ({
          School: spoiled(study.school, schools, school),
          Degree: spoiled(study.degree, degrees, () => random.pick(DEGREES)),
        })),
        ...extra.map(() => ({ School: invent(school()), Degree: invent(random.pick(DEGREES)) })),
      ],
    },
  };
}
