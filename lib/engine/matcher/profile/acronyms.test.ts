import { expect, it } from 'vitest';
import { meansOther } from './acronyms';

const CMS = ['Content management systems', 'CMS|Web content management'];

it.each([
  'Reported to the Centers for Medicare and Medicaid Services (CMS) each month',
  'Audits for the Central Meteorological Station (CMS) of the county',
])('an abbreviation that the text writes out as something else is not the skill: %s', (text) => {
  expect(meansOther(text, 'CMS', CMS)).toBe(true);
});

it.each([
  'Chose the content management system (CMS) of the town',
  'Kept the CMS of the town',
  'Wrote for the press and the web (CMS)',
])('an abbreviation that is not written out, or as the skill, is the skill: %s', (text) => {
  expect(meansOther(text, 'CMS', CMS)).toBe(false);
});
