import { expect, it } from 'vitest';
import { proposeColumns } from './column-names';
import { readRow } from './columns';
import { partOf } from './text-parts';

const ASKS = 'You have baked for two years and know rye.';
const OFFERS = 'Every morning a loaf to take home, and a free Sunday.';

function readFirst(row: Record<string, string>) {
  const { mapping } = proposeColumns(Object.keys(row), { rows: [row] });
  const posting = readRow(row, mapping);
  return 'reason' in posting ? undefined : posting;
}

it.each([
  ['requirements', 'requirements'],
  ['jobRequirements', 'requirements'],
  ['Anforderungen', 'requirements'],
  ['обязанности', 'duties'],
  ['key_responsibilities', 'duties'],
  ['Co oferujemy', 'benefits'],
  ['task', 'duties'],
  ['Preferred_Qualifications', 'preferred'],
  ['company_size', undefined],
])('takes texts under %s for %s', (column, part) => expect(partOf(column, [{ [column]: ASKS }])).toBe(part));

it('takes no words for a text', () =>
  expect(partOf('requirements', [{ requirements: 'Rye, Wheat' }])).toBeUndefined());

it('puts parts of a text behind it, each under its heading, and none twice', () => {
  const row = { title: 'Baker', description: 'We bake.', Requirements: ASKS, whatWeOffer: OFFERS };
  expect(readFirst(row)).toMatchObject({
    description: `We bake.\n\nRequirements:\n${ASKS}\n\nwhat We Offer:\n${OFFERS}`,
    isHtml: false,
    textParts: ['requirements', 'benefits'],
  });
  expect(readFirst({ ...row, description: `We bake. ${ASKS} ${OFFERS}` })?.description).toBe(
    `We bake. ${ASKS} ${OFFERS}`,
  );
});

it('keeps markup of one part and the lines of another', () => {
  const row = {
    title: 'Baker',
    description: '<p>We bake.</p>',
    Requirements: 'Rye & wheat <every day>\nand spelt, for years',
  };
  expect(readFirst(row)).toMatchObject({
    description:
      '<p>We bake.</p>\n<h3>Requirements</h3><p>Rye &amp; wheat &lt;every day&gt;<br>and spelt, for years</p>',
    isHtml: true,
  });
});

it('makes a text of parts alone', () => {
  const { mapping } = proposeColumns(['title', 'Anforderungen'], { rows: [{ Anforderungen: ASKS }] });
  expect(readRow({ title: 'Bäcker', Anforderungen: ASKS }, mapping)).toMatchObject({
    description: `Anforderungen:\n${ASKS}`,
  });
});
