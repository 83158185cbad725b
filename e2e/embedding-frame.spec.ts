import { expect, test } from './support/app.ts';
import { embed, generate, startEmbedder } from './support/embedder.ts';
import { answerQueries } from './support/matcher-answers.ts';

test.use({ workspace: 'service' });

test('a frame that is refused is explained to whoever builds the page, not to its visitors', async ({
  page,
  request,
  app,
}) => {
  const { origin } = await startEmbedder();
  const other = await startEmbedder();
  const address = await generate(request, app, origin);
  await page.clock.install();
  const said = page.waitForEvent('console', (message) => message.text().includes('FrameOrigins'));
  await embed(page, other.origin, address);
  const silent = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document
          .querySelector('#matcher')
          ?.addEventListener('matcher-silent', (event) =>
            resolve((event as CustomEvent<{ message: string }>).detail.message),
          );
      }),
  );
  await page.clock.runFor(15_000);
  const words = `${new URL(address).origin} has shown no list in this frame. Its account must allow ${other.origin} (FrameOrigins)`;
  expect(await silent).toContain(words);
  expect((await said).text()).toContain(words);
  await expect(page.locator('body')).not.toContainText('FrameOrigins');
});

test('a frame is as high as its list where the page around it asks for that', async ({
  page,
  request,
  app,
}) => {
  const { origin } = await startEmbedder();
  const address = await generate(request, app, origin);
  await page.goto(`${origin}/index.html`);
  await page.locator('#matcher').evaluate((matcher) => {
    matcher.setAttribute('fit', '');
    matcher.style.flex = 'none';
    matcher.style.width = '900px';
  });
  const matcher = await embed(page, undefined, address);
  await expect(matcher.getByRole('listitem').first()).toBeVisible();
  const height = () => page.locator('#matcher').evaluate(({ clientHeight }) => clientHeight);
  const scrolled = () =>
    matcher
      .locator('[data-content]')
      .evaluateAll((all) =>
        all.filter((each) => each.clientHeight > (each.parentElement?.clientHeight ?? 0)),
      );
  await expect.poll(height).toBeGreaterThan(700);
  await expect.poll(scrolled).toEqual([]);
  const wide = await height();
  await page.locator('#matcher').evaluate((element) => element.style.setProperty('width', '360px'));
  await expect.poll(height).toBeGreaterThan(wide);
  await page.locator('#matcher').evaluate((element) => element.style.setProperty('width', '900px'));
  await expect.poll(height).toBe(wide);
});

test('a details page of its own offers every hook, and hands its result over', async ({
  page,
  request,
  app,
}) => {
  const { origin } = await startEmbedder();
  const headers = { 'Tx-AccountId': app.accountId, 'Tx-ServiceKey': app.accountKey };
  const JsAction = { Target: 'parent', TargetOrigin: origin, Data: { Job: 7 } };
  const Client = ['Take', 'Call', 'Note', 'Drop'].map((LinkText) => ({ LinkText, JsAction }));
  const Result = { Id: 'ada', SovScore: 80, WeightedScore: 80, ReverseCompatibilityScore: 80 };
  const ResumeData = { ResumeMetadata: { PlainText: 'Joiner at the port of Ellmouth' } };
  const answer = await request.post('/ui/v10/details/resume', {
    headers,
    data: {
      MatchDetails: { Result, AppliedCategoryWeights: { Skills: 1 }, SourceDocumentType: 'Job', ResumeData },
      UIOptions: { Username: 'jo', Hooks: { Client } },
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(`${origin}/index.html`);
  const details = await embed(page, undefined, ((await answer.json()) as { url: string }).url);
  await expect(details.getByText('Joiner at the port of Ellmouth')).toBeVisible();
  for (const name of ['Take', 'Call', 'Note'])
    await expect(details.getByRole('button', { name, exact: true })).toBeVisible();
  await details.getByRole('button', { name: 'More actions' }).click();
  await details.getByRole('menuitem', { name: 'Drop' }).click();
  await expect(page.locator('#messages pre')).toContainText('"LinkText": "Drop"');
  await expect(page.locator('#messages pre')).toContainText('"DocumentId": "ada"');
});

test('what nobody confirms is not said to be done, nor what is for another page than the one around', async ({
  page,
  request,
  app,
}) => {
  const pages: Record<string, string> = {};
  const { origin } = await startEmbedder({}, pages);
  const { accountId, accountKey } = app;
  const headers = { 'Tx-AccountId': accountId, 'Tx-ServiceKey': accountKey };
  await request.post('/v10/index/people', { headers, data: { IndexType: 'Resume' } });
  const hook = (LinkText: string, TargetOrigin: string) => ({
    ...{ LinkText, IsBulk: true },
    JsAction: { Target: 'parent', TargetOrigin },
  });
  const Client = [hook('Shortlist', origin), hook('Call', 'https://elsewhere.example.com')];
  const answer = await request.post('/ui/v10/searcher', {
    headers,
    data: {
      SaasRequest: { IndexIdsToSearchInto: ['people'], FilterCriteria: {} },
      UIOptions: { Username: 'jo', ExecuteImmediately: true, Hooks: { Client } },
    },
  });
  const { url } = (await answer.json()) as { url: string };
  // A page that listens to nothing.
  pages['/matches'] = `<!doctype html><iframe src="${url}" style="width: 900px; height: 700px"></iframe>`;
  await answerQueries(page);
  await page.goto(`${origin}/matches`);
  const matcher = page.frameLocator('iframe');
  await matcher
    .getByRole('checkbox', { name: /^Select/ })
    .first()
    .click();
  const bar = matcher.getByRole('toolbar');
  await bar.getByRole('button', { name: 'Shortlist' }).click();
  await expect(matcher.getByText('Shortlist: sent, not confirmed')).toBeVisible();
  await expect(matcher.getByText('Shortlist: done')).toHaveCount(0);
  await bar.getByRole('button', { name: 'Call' }).click();
  await expect(matcher.getByText('Call reached nobody')).toBeVisible();
  await expect(matcher.getByText('is not one of https://elsewhere.example.com')).toBeVisible();
});
