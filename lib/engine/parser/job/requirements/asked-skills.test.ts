import { expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS, documentOfText } from '@/lib/engine/documents';
import { shipped } from '@/lib/engine/taxonomy/skills/testing/shipped';
import { findPostingSections } from '../sections';
import { skillsAskedFor } from './asked-skills';

function asked(title: string, text: string, language = 'en', professionGroup?: number) {
  const sections = findPostingSections(documentOfText(`${title}\n\n${text}`, DEFAULT_READ_LIMITS));
  const found = skillsAskedFor(sections, { title, language, skills: shipped, professionGroup });
  return [...new Set(found.map(({ skill }) => skill.labels.en))];
}

it('what is offered is not asked for, with a heading and without one', () => {
  const text =
    'Requirements\n- Good knowledge of Python and SQL\n\nBenefits\n- Health insurance\n- Courses in Kotlin';
  expect(asked('Developer', text)).toEqual(['Python', 'SQL']);
  expect(asked('Developer', 'You write Python. Benefits include health insurance.')).toEqual(['Python']);
});

it.each([
  [
    'Kaufmann (m/w/d)',
    'Ihr Profil\n- Abgeschlossene Berufsausbildung\n- Sicherer Umgang mit SAP',
    'de',
    ['SAP'],
  ],
  ['Verkoper', 'Functie-eisen\n- Diploma vwo of havo\n- Ervaring met Excel', 'nl', ['Microsoft Excel']],
  ['Analyst', "Requirements\n- Bachelor's degree in computer science\n- Excel", 'en', ['Microsoft Excel']],
])('schooling and what was studied are no skills: %s', (title, text, language, skills) =>
  expect(asked(title, text, language)).toEqual(skills),
);

it('what every employer does is a skill where the job is of that trade, or its duties name it', () => {
  const agency = 'We are an agency for recruitment and temporary staffing.\n\nYour tasks\n- You repair lifts';
  expect(asked('Lift mechanic', agency)).toEqual([]);
  expect(asked('Recruitment consultant', agency, 'en', 1001)).toContain('Temporary staffing');
  expect(asked('Restaurant manager', 'Duties\n- Staff recruitment\n- You plan shifts')).toContain(
    'Recruitment',
  );
});

it('a trainer of adults is asked for what others offer', () => {
  const text = 'Your tasks\n- Plan courses of adult education';
  expect(asked('Course planner', text, 'en', 605)).toContain('Adult education');
  expect(asked('Mechanic', text)).not.toContain('Adult education');
});
