import { expect, it } from 'vitest';
import { writtenDocument } from '../../shared/testing/written';
import { findSections } from '../sections';
import { readEducation } from '.';

/** `degree [majors] @ school` of the only entry. */
function read(line: string): string[] {
  const found = readEducation(findSections(writtenDocument(`# Education\n${line}`)), {
    documentLastModified: '2026-03-01',
  });
  return found.map(
    ({ education: { degree, majors, schoolName } }) =>
      `${degree?.name?.raw ?? '-'} [${(majors ?? []).join('; ')}] @ ${schoolName?.raw ?? '-'}`,
  );
}

it.each([
  ['BA History (2:1), University of Leeds, 2009 – 2012', 'BA History [History] @ University of Leeds'],
  ['BSc Physics summa cum laude, University of Leeds, 2012', 'BSc Physics [Physics] @ University of Leeds'],
  ['BSc Physics, magna cum laude, University of Leeds, 2012', 'BSc Physics [Physics] @ University of Leeds'],
  ['University of Leeds – First Class BSc Physics, 2012', 'BSc Physics [Physics] @ University of Leeds'],
  ['BSc Physics, University of Leeds – GPA 3.8/4.0, 2012', 'BSc Physics [Physics] @ University of Leeds'],
  [
    'BSc (Hons) Nursing, Upper Second Class, Harbour University, 2018',
    'BSc (Hons) Nursing [Nursing] @ Harbour University',
  ],
  [
    'Laurea in Fisica 110/110 e lode, Università di Pisa, 2015',
    'Laurea in Fisica [Fisica] @ Università di Pisa',
  ],
  ['BA English, 2.1, Harwell College, 2012', 'BA English [English] @ Harwell College'],
])('leaves classes and marks out of degree and school: %s', (line, expected) =>
  expect(read(line)).toEqual([expected]),
);

it.each([
  ['BSc Nursing, Harbour University, anticipated May 2028', 'BSc Nursing [Nursing] @ Harbour University'],
  [
    'PhD candidate in Linguistics, Harbour University, 2019 – present',
    'PhD candidate in Linguistics [Linguistics] @ Harbour University',
  ],
  [
    'Candidate for Master of Science in Biology, Harbour University, expected May 2027',
    'Master of Science in Biology [Biology] @ Harbour University',
  ],
])('reads studies that are still to end: %s', (line, expected) => expect(read(line)).toEqual([expected]));
