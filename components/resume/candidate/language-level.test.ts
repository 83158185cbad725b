import { expect, it } from 'vitest';
import { levelText } from './language-level';

it.each([
  ['English (native)', 'English', 'native'],
  ['English (native), German (C1)', 'German', 'C1'],
  ['English: fluent, spoken and written', 'English', 'fluent, spoken and written'],
  ['Native English', 'English', 'Native'],
  ['English', 'English', ''],
  ['German · French – B2', 'German', ''],
  ['German · French – B2', 'French', 'B2'],
  ['Deutsch (Muttersprache)', 'Deutsch', 'Muttersprache'],
  ['English (C1 (TOEFL))', 'English', 'C1 (TOEFL)'],
  ['[RESUME_LANGUAGE]', 'English', 'Language of the CV'],
  [undefined, 'English', ''],
])('reads %s for %s as %s', (context, language, level) => {
  expect(levelText(context, language)).toBe(level);
});
