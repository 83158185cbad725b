import { expect, it } from 'vitest';
import { DEFAULT_READ_LIMITS, documentOfText } from '../../documents';
import { shipped } from '../../taxonomy/skills/testing/shipped';
import { readPostingFacts } from './facts';

function degreesOf(title: string, text: string, language = 'en') {
  const document = documentOfText(`${title}\n\n${text}`, DEFAULT_READ_LIMITS);
  const { degrees } = readPostingFacts(document, { title, language, skills: shipped });
  return (degrees ?? []).map((degree) => degree?.name);
}

it.each([
  ['Logistics Associate', '', 'en'],
  ['ИТ-специалист', 'Поддержка пользователей и настройка принтеров.', 'ru'],
])('takes the trade in %s for no degree', (title, text, language) =>
  expect(degreesOf(title, text, language)).toEqual([]),
);

it('reads the degree that the text asks for', () =>
  expect(degreesOf('Logistics Associate', 'You have a Bachelor’s degree in logistics.')).toHaveLength(1));
