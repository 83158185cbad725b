import type { Page } from '@playwright/test';
import { startSmtpServer } from '../lib/recruiter/testing/smtp-server.ts';
import { expectAccessible } from './support/accessibility.ts';
import { test as base, expect } from './support/app.ts';
import { openCandidate, uploadPosting, uploadSample } from './support/candidates.ts';
import { untilHydrated } from './support/hydration.ts';

type MailServer = Awaited<ReturnType<typeof startSmtpServer>>;

/** The application with a mail server on the loopback. */
const test = base.extend<object, { mailServer: MailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the fixtures that are used by name
    async ({}, use) => {
      const server = await startSmtpServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  variables: [
    async ({ mailServer: { port } }, use) =>
      use({
        ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_SECURITY: 'none' },
        ...{ SMTP_USER: 'alerts', SMTP_PASSWORD: 'letter box', MAIL_FROM: 'Shortlist <alerts@example.org>' },
        PRIVATE_HOSTS: `127.0.0.1:${port}`,
      }),
    { scope: 'worker' },
  ],
});

test.use({ workspace: 'mail' });
test.describe.configure({ mode: 'serial' });

const PEOPLE = { amara: 'Amara Whitcombe', priya: 'Priya Ellsworth' };
/** What is waited for comes ten seconds later: so long a mail can be taken back. */
const SENT = { timeout: 40_000 };

const dialogTo = (page: Page, to: string) => page.getByRole('dialog', { name: `E-mail to ${to}` });

test('a template is written, and refused while it has a field that is none', async ({ signedIn: page }) => {
  await uploadSample(page, 'amara', 'priya');
  await page.goto('/settings/templates');
  const add = page.getByRole('button', { name: 'New template' });
  await untilHydrated(add);
  await expectAccessible(page);
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'New template' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('First contact');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('A question, {{candidate.fristName}}');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Hello ');
  await dialog.getByRole('button', { name: 'Insert a field' }).click();
  await page.getByRole('menuitem', { name: 'First name' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello {{candidate.firstName}}');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('There is no field {{candidate.fristName}}.');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('A question');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('list', { name: 'Templates' })).toContainText('First contact');
});

test('an e-mail is written from a template, taken back, written again and on their page', async ({
  signedIn: page,
  mailServer,
}) => {
  await openCandidate(page, PEOPLE.amara);
  const write = page.getByRole('button', { name: 'Write an e-mail…' });
  await untilHydrated(write);
  const compose = async () => {
    await write.click();
    const dialog = dialogTo(page, PEOPLE.amara);
    await dialog.getByRole('combobox', { name: 'Template' }).click();
    await page.getByRole('option', { name: 'First contact' }).click();
    await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Hello Amara');
    return dialog;
  };
  const first = await compose();
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 e-mail taken back')).toBeVisible();
  await (await compose()).getByRole('button', { name: 'Send' }).click();
  const mails = page.getByRole('list', { name: 'E-mails' });
  await expect(mails.getByText('Waiting to be sent')).toBeVisible();
  await expect.poll(() => mailServer.received.length, SENT).toBe(1);
  expect(mailServer.received[0]?.content).toContain('From: Olive Ownby <alerts@example.org>');
  expect(mailServer.received[0]?.content).toContain('Hello Amara');
  await page.reload();
  await expect(mails.getByText('Sent', { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a field without a value is marked in the preview, and nothing can be sent', async ({
  signedIn: page,
}) => {
  await openCandidate(page, PEOPLE.amara);
  await untilHydrated(page.getByRole('button', { name: 'Write an e-mail…' }));
  await page.keyboard.press('w');
  const dialog = dialogTo(page, PEOPLE.amara);
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('About {{job.title}}');
  await expect(dialog.getByRole('region', { name: 'Preview' }).locator('mark')).toHaveText('{{job.title}}');
  await expect(dialog).toContainText('Nothing to fill in for {{job.title}}.');
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expectAccessible(page);
});

test('whoever unsubscribes is left out when many are written to', async ({ signedIn: page, mailServer }) => {
  const content = mailServer.received[0]?.content.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
  const address = /If you do not want e-mail from us: (\S+)/.exec(content)?.[1] ?? '';
  await page.goto(new URL(address).pathname);
  const stop = page.getByRole('button', { name: 'Stop e-mail' });
  await untilHydrated(stop);
  await expectAccessible(page);
  await stop.click();
  await expect(page.getByRole('heading', { name: 'You get no more e-mail from us' })).toBeVisible();
  await page.goto('/candidates');
  await untilHydrated(page.getByRole('link', { name: PEOPLE.amara }).first());
  await expect(async () => {
    await page.keyboard.press('Shift+A');
    await expect(page.getByRole('toolbar', { name: 'Selected candidates' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page
    .getByRole('toolbar', { name: 'Selected candidates' })
    .getByRole('button', { name: 'Write an e-mail…' })
    .click();
  const dialog = dialogTo(page, '2 candidates');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Hello');
  await expect(dialog.getByRole('button', { name: 'Send 1 of 2' })).toBeVisible();
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('1 of 2');
  await preview.getByRole('button', { name: 'Next person' }).click();
  await expect(preview).toContainText('2 of 2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send 1 of 2' }).click();
  await expect(page.getByText('1 candidate cannot be written to.')).toBeVisible();
  await expect.poll(() => mailServer.received.length, SENT).toBe(2);
});

test('an interview is arranged from a shortlist, and is in the mail, in My tasks and in a calendar', async ({
  signedIn: page,
  mailServer,
}) => {
  const before = mailServer.received.length;
  await uploadPosting(page, 'backend-engineer');
  await openCandidate(page, PEOPLE.priya);
  await untilHydrated(page.getByRole('button', { name: 'Add to a shortlist…' }));
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog').getByText('Senior Backend Engineer')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Shortlists' }).getByRole('link').first().click();
  const interviews = page.getByRole('region', { name: 'Interviews' });
  await interviews.getByRole('button', { name: 'Arrange…' }).click();
  const dialog = page.getByRole('dialog', { name: `Interview with ${PEOPLE.priya}` });
  await dialog.getByRole('textbox', { name: 'Place or link' }).fill('https://meet.example.org/x');
  await expect(dialog.getByRole('checkbox', { name: 'Olive Ownby' })).toBeChecked();
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('With: Olive Ownby');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Arrange' }).click();
  await expect(page.getByText('Interview arranged')).toBeVisible();
  await expect(interviews.getByRole('listitem')).toContainText('meet.example.org');
  await expect(page.getByRole('article', { name: PEOPLE.priya })).toContainText(
    /Interview: \w{3} \d+ \w+, 10:00/,
  );
  await expect.poll(() => mailServer.received.length, SENT).toBe(before + 1);
  expect(mailServer.received.at(-1)?.content).toMatch(/text\/calendar; charset=utf-8; method=REQUEST/i);
  await page.goto('/tasks');
  await expect(page.getByRole('region', { name: 'Interviews' })).toContainText(PEOPLE.priya);
  await expectAccessible(page);
  await page.goto('/settings/profile');
  const make = page.getByRole('button', { name: 'Make an address' });
  await untilHydrated(make);
  await make.click();
  const address = await page.getByRole('textbox', { name: 'Address, shown once' }).inputValue();
  await expectAccessible(page);
  const calendar = await page.request.get(new URL(address).pathname);
  expect(await calendar.text()).toContain('BEGIN:VEVENT');
});

test('times for an interview are offered, and one is picked on a page without scripts or sign-in', async ({
  signedIn: page,
  browser,
  mailServer,
}) => {
  const before = mailServer.received.length;
  await openCandidate(page, PEOPLE.priya);
  await page.getByRole('region', { name: 'Shortlists' }).getByRole('link').first().click();
  const interviews = page.getByRole('region', { name: 'Interviews' });
  await interviews.getByRole('button', { name: 'Offer times…' }).click();
  const dialog = page.getByRole('dialog', { name: `Offer times to ${PEOPLE.priya}` });
  await dialog.getByLabel('Hour of time 1').fill('15:30');
  await dialog.getByRole('button', { name: 'Add a time' }).click();
  await expect(dialog.getByLabel('Day of time 4')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('15:30');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Offer times' }).click();
  await expect(page.getByText('Times offered')).toBeVisible();
  const link = await interviews.getByRole('textbox', { name: 'Link for the candidate' }).inputValue();
  await expectAccessible(page);
  await expect.poll(() => mailServer.received.length, SENT).toBe(before + 1);
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const pick = await visitor.newPage();
  await pick.goto(link);
  await expect(pick.getByRole('radio')).toHaveCount(4);
  // The one that was added is at the hour of the first.
  const atHalfPast = pick.getByRole('radio', { name: /15:30/ });
  await expect(atHalfPast).toHaveCount(2);
  await atHalfPast.first().check();
  await pick.getByRole('button', { name: 'Book this time' }).click();
  await expect(pick.getByRole('status')).toContainText('15:30');
  await visitor.close();
  await page.goto('/tasks');
  await expect(page.getByRole('region', { name: 'Interviews' })).toContainText('15:30');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your interview is booked' })).toBeVisible();
  await expectAccessible(page);
});

test('an interviewer fills in a scorecard by keyboard, and it is compared with others', async ({
  signedIn: page,
}) => {
  await openCandidate(page, PEOPLE.priya);
  await page.getByRole('region', { name: 'Shortlists' }).getByRole('link').first().click();
  const scorecards = page.getByRole('region', { name: 'Scorecards' });
  await scorecards.getByRole('button', { name: 'Lines…' }).click();
  const lines = page.getByRole('dialog', { name: 'Lines of the scorecards' });
  await lines.getByRole('textbox', { name: 'Lines' }).fill('System design\nExplains clearly');
  await expectAccessible(page);
  await lines.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Lines saved')).toBeVisible();
  await scorecards.getByRole('button', { name: 'Fill in…' }).click();
  const dialog = page.getByRole('dialog', { name: `Scorecard for ${PEOPLE.priya}` });
  const design = dialog.getByRole('group', { name: 'System design' });
  await design.getByRole('radio', { name: 'Not asked' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(design.getByRole('radio', { name: '5 Excellent' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Choose what you recommend.');
  await dialog.getByRole('radio', { name: 'Strong yes' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(scorecards.getByRole('article', { name: 'Scorecard of Olive Ownby' })).toContainText(
    '5 · Excellent',
  );
  await expectAccessible(page);
  const address = new URL(page.url());
  address.searchParams.append('compare', address.searchParams.get('open') ?? '');
  await page.goto(address.toString());
  await expect(page.getByRole('row', { name: /System design/ })).toContainText('5 · Excellent');
});

test('a report says how far people came, and leads to who they are', async ({ signedIn: page }) => {
  await page.goto('/reports');
  const stages = page.getByRole('region', { name: 'How far people get' });
  await untilHydrated(stages.getByRole('button', { name: 'Show as a table' }));
  await stages.getByRole('button', { name: 'Show as a table' }).click();
  await stages.getByRole('link', { name: 'New' }).click();
  const people = page.getByRole('region', { name: 'People behind New' });
  await expect(people.getByRole('link', { name: PEOPLE.priya })).toBeVisible();
  await expect(people.getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await page.goBack();
  await expect(people).toHaveCount(0);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Nobody was put on a shortlist then')).toBeVisible();
  await expectAccessible(page);
});

test('the duration of consent is set, with who would be asked shown before', async ({ signedIn: page }) => {
  await page.goto('/settings/bin');
  const consent = page.getByRole('region', { name: 'Consent' });
  const months = consent.getByRole('spinbutton', { name: 'Months of consent' });
  await untilHydrated(months);
  await months.fill('12');
  await consent.getByRole('button', { name: 'Show who would be asked' }).click();
  await expect(consent.getByRole('status')).toContainText('0 candidates would be asked at once');
  await expectAccessible(page);
  await consent.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Consent saved')).toBeVisible();
  await page.goto('/consent/none');
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});
