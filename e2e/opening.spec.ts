import { zipSync } from 'fflate';
import { filePart, mailOf, multipart, textPart } from '../lib/containers/testing/mime.ts';
import { outlookFile } from '../lib/containers/testing/outlook.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/app.ts';
import { corruptPdf, encryptedPdf, sampleFiles } from './support/files.ts';

test.use({ workspace: 'opening' });

const HEADERS = [
  'From: Ann Sender <ann@agency.example>',
  'To: rita@company.example',
  'Subject: A candidate for you',
  'Date: Tue, 03 Nov 2026 09:15:00 +0100',
];
const BODY =
  'Rowan Ashgrove\r\nrowan@mail.example\r\n\r\nExperience\r\n\r\n01/2018 - 12/2024\r\nGardener\r\nKewside Nurseries, Leeds\r\n\r\nEducation\r\n\r\n2014 - 2017\r\nDiploma in Horticulture, Askham Bryan College\r\n';
const named = (name: string) => ({ disposition: `attachment; filename="${name}"` });

test('a drop of mixed files ends with a list that says of each what it became', async ({ owner: page }) => {
  const [one, two, three] = await sampleFiles();
  if (!one || !two || !three) throw new Error('there are no samples');
  const certificate = filePart('image/gif', Buffer.from('GIF89a certificate'), named('certificate.gif'));
  const mail = mailOf(
    HEADERS,
    multipart('mixed', [
      textPart('plain', 'Please find a candidate attached.'),
      certificate,
      filePart('application/octet-stream', one.buffer, named('a file.pdf')),
    ]),
  );
  const wrapped = mailOf(
    HEADERS,
    filePart('application/ms-tnef', Buffer.from('x\x9f>"', 'latin1'), named('winmail.dat')),
  );
  const outlook = outlookFile({
    ...{
      subject: 'CV',
      from: { name: 'Bob', address: 'bob@agency.example' },
      sentAt: '2026-11-03T08:15:00Z',
    },
    ...{ body: 'See below', files: [{ name: two.name, bytes: two.buffer }] },
  });
  const archive = zipSync({
    [`team/${three.name}`]: three.buffer,
    'more.zip': zipSync({ 'x.txt': Buffer.from('x') }),
  });
  const drop = { 'agency.eml': mail, 'outlook.msg': outlook, 'wrapped.eml': wrapped, 'team.zip': archive };
  const files = Object.entries({ ...drop, 'in the text.eml': mailOf(HEADERS, textPart('plain', BODY)) });
  await page.getByLabel('CV files').setInputFiles([
    ...files.map(([name, bytes]) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    })),
    await corruptPdf(),
    await encryptedPdf(),
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText('4 documents read', { timeout: 120_000 });
  await expect(uploads).toContainText('4 not read');
  for (const words of [
    'Mail opened: 1 CV, 1 attachment kept.',
    'Mail opened: 1 CV.',
    'Unpacked: 2 documents.',
    'Read from the text of the mail.',
    'archive within an archive',
    'winmail.dat',
    'password',
    'damaged',
  ])
    await expect(uploads).toContainText(words);
  await expectAccessible(page);
  await uploads.getByRole('listitem').filter({ hasText: 'a file.pdf' }).getByRole('link').click();
  await expect(page.getByRole('list', { name: 'How it came in' })).toContainText('A candidate for you');
  await expect(page.getByRole('list', { name: 'How it came in' })).toContainText('ann@agency.example');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'certificate.gif' }).click();
  expect((await download).suggestedFilename()).toBe('certificate.gif');
  await expectAccessible(page);
});
