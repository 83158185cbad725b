/** A job of an invented person; soft hyphens in its lines say where a word may break. */
export type MadeJob = {
  title: string;
  employer: string;
  place: string;
  from: string;
  to: string;
  lines: string[];
};
export type MadeStudy = { degree: string; school: string; from: string; to: string };
export type MadePerson = {
  name: string;
  email: string;
  phone: string;
  city: string;
  jobs: MadeJob[];
  studies: MadeStudy[];
  skills: string[];
};

type Row = [title: string, employer: string, place: string, from: string, to: string, ...lines: string[]];
type Study = [degree: string, school: string, from: string, to: string];

/** Returns an invented person whose address follows their name. */
export function person(
  head: [string, string, string],
  jobs: Row[],
  studies: Study[],
  skills: string,
): MadePerson {
  const [name, phone, city] = head;
  return {
    name,
    phone,
    city,
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/gu, '.')}@example.org`,
    jobs: jobs.map(([title, employer, place, from, to, ...lines]) => ({
      title,
      employer,
      place,
      from,
      to,
      lines,
    })),
    studies: studies.map(([degree, school, from, to]) => ({ degree, school, from, to })),
    skills: skills.split(', '),
  };
}
