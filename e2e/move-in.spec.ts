import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { sampleFiles } from './support/files.ts';
import { untilHydrated } from './support/hydration.ts';

test.use({ workspace: 'move-in' });
test.describe.configure({ mode: 'serial' });

const CSV = `First Name,Last Name,Email,City,Job,Status,Labels,Resume
Priya,Ellsworth,priya.ellsworth@example.org,Toronto,Lead Product Designer,Interview,"design, toronto",priya.pdf
Rowan,Ashgrove,rowan.ashgrove@example.org,Leeds,Gardener,New,,
,,,Bergen,,,,
`;
const table = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };

test('a table with a CV is checked, moved in, adds nobody twice, and is taken back', async ({
  owner: page,
}) => {
  const priya = (await sampleFiles()).find(({ name }) => name.startsWith('priya'));
  if (!priya) throw new Error('there is no such sample');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Table of candidates' }).click();
  await expect(page.getByRole('heading', { name: 'Import candidates', level: 1 })).toBeVisible();
  const input = page.getByLabel('Table and CVs');
  await untilHydrated(input);
  await expectAccessible(page);
  await input.setInputFiles([table, { ...priya, name: 'Priya.pdf' }]);

  const holds = (column: string) => page.getByRole('combobox', { name: `${column} holds` });
  await expect(holds('First Name')).toContainText('Given name');
  await expect(holds('Resume')).toContainText('CV');
  await expect(holds('Job')).toContainText('Not used');
  await holds('Job').click();
  await page.getByRole('option', { name: 'Title', exact: true }).click();
  const rows = page.getByRole('list').filter({ hasText: 'Rowan Ashgrove' });
  await expect(rows).toContainText('Gardener');
  await expect(rows).toContainText('Left out');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  const status = page.getByRole('status').filter({ hasText: 'imported' });
  await expect(status).toHaveText('2 of 2 candidates imported', { timeout: 60_000 });
  await expect(page.getByText('1 row left out')).toBeVisible();
  await expectAccessible(page);
  const address = page.url();
  await page.getByRole('link', { name: 'Show the candidates' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Priya Ellsworth' })).toContainText('Northlake');
  await expect(page.getByRole('row').filter({ hasText: 'Rowan Ashgrove' })).toContainText('Gardener');

  await page.getByLabel('CV files').setInputFiles([table]);
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('2 rows left out')).toBeVisible();
  await expect(page.getByText('Nobody in this table is new')).toBeVisible();
  await page.goto(address);
  await untilHydrated(page.getByRole('button', { name: 'Undo import' }));
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('2 candidates moved to the bin')).toBeVisible();
  await expect(page.getByText('The import of people.csv was undone')).toBeVisible();
});
