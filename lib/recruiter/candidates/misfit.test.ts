import { expect, it } from 'vitest';
import { isMisfit } from './misfit';

const positions = [{ id: 'POS-1', jobTitle: { raw: 'Welder' } }];
const name = { candidateName: { formattedName: 'Ada Holm' } };
const skills = (count: number) => ({
  raw: Array.from({ length: count }, (_, index) => ({ name: `s${index}` })),
});

it.each([
  ['an invoice', { contactInformation: { emailAddresses: ['pay@example.org'] } }, true],
  ['an invoice with a line like a position', { employmentHistory: { positions } }, true],
  ['a letter', { contactInformation: name }, true],
  ['a program', { skills: skills(2) }, true],
  ['a short CV', { contactInformation: name, employmentHistory: { positions } }, false],
  ['a CV of skills alone', { contactInformation: name, skills: skills(5) }, false],
  ['a CV of a student', { education: { educationDetails: [{ id: 'DEG-1' }] } }, false],
])('tells %s', (_what, resume, isOne) => {
  expect(isMisfit(resume)).toBe(isOne);
});
