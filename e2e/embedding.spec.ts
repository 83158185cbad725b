import { expect, test } from './support/app.ts';
import { embed, generate, startEmbedder } from './support/embedder.ts';
import { answerQueries, RESULTS } from './support/matcher-answers.ts';

test.use({ workspace: 'service' });

const [FIRST, SECOND] = RESULTS;

/** One pixel. */
const PHOTO = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

test('a page of another origin hands names in and gets what was chosen', async ({ page, request, app }) => {
  const { origin } = await startEmbedder();
  const address = await generate(request, app, origin);
  const matcher = await embed(page, origin, address);
  await expect(matcher.getByRole('button', { name: 'Ada Quill', exact: true })).toBeVisible();
  await page.evaluate(
    ([DocumentId, Photo]) => {
      const { contentWindow } = document.querySelector('#matcher iframe') as HTMLIFrameElement;
      const Documents = [{ IndexId: 'people', DocumentId, Name: 'Ada Quill', Photo }];
      contentWindow?.postMessage({ Type: 'MatcherDisplay', Version: 1, Documents }, '*');
    },
    [FIRST?.DocumentId, PHOTO] as const,
  );
  await expect(matcher.locator(`img[src="${PHOTO}"]`)).toBeVisible();
  await matcher.getByRole('button', { name: 'Blind' }).click();
  await expect(matcher.getByText('Ada Quill')).toHaveCount(0);
  await expect(matcher.locator('img')).toHaveCount(0);
  await matcher.getByRole('button', { name: 'Blind' }).click();
  for (const name of ['Ada Quill', 'Ben Marsh'])
    await matcher.getByRole('checkbox', { name: `Select ${name}` }).click();
  await matcher.getByRole('toolbar').getByRole('button', { name: 'Shortlist' }).click();
  await expect(page.locator('#messages li')).toHaveCount(1);
  const message = JSON.parse((await page.locator('#messages pre').textContent()) ?? '') as Record<
    string,
    unknown
  >;
  expect(message).toMatchObject({
    Type: 'MatcherHook',
    Version: 1,
    Hook: { Number: 0, LinkText: 'Shortlist', IsBulk: true },
    Username: 'jo',
    Data: { Job: 7 },
    Documents: [
      { IndexId: 'people', DocumentId: FIRST?.DocumentId },
      { IndexId: 'people', DocumentId: SECOND?.DocumentId },
    ],
  });
  const frame = page.frames().find((each) => each.url().includes('/matcher/'));
  expect(frame?.url()).not.toContain('key=');
});

test('a message in another shape changes nothing', async ({ page, request, app }) => {
  const { origin } = await startEmbedder();
  const matcher = await embed(page, origin, await generate(request, app, origin));
  await expect(matcher.getByRole('button', { name: 'Ada Quill', exact: true })).toBeVisible();
  await page.evaluate((documentId) => {
    const { contentWindow } = document.querySelector('#matcher iframe') as HTMLIFrameElement;
    const documents = [{ IndexId: 'people', DocumentId: documentId, Name: 'Mallory' }];
    for (const forged of [
      { Type: 'MatcherDisplay', Version: 2, Documents: documents },
      { Type: 'MatcherDisplay', Version: 1, Documents: documents.map((each) => ({ ...each, Name: 7 })) },
      'MatcherDisplay',
    ])
      contentWindow?.postMessage(forged, '*');
  }, FIRST?.DocumentId);
  await matcher.getByRole('checkbox', { name: 'Select Ada Quill' }).click();
  await expect(matcher.getByText('Mallory')).toHaveCount(0);
});

test('an address is opened over the list, or in the window that it names', async ({ page, request, app }) => {
  const { origin } = await startEmbedder();
  const matcher = await embed(page, origin, await generate(request, app, origin));
  const press = async (action: string) => {
    await matcher.getByRole('button', { name: 'More for Ada Quill' }).click();
    await matcher.getByRole('menuitem', { name: action }).click();
  };
  const address = `${origin}/index.html?who=${FIRST?.DocumentId}&of=people`;
  await press('Look up');
  const popUp = matcher.getByRole('dialog', { name: 'Look up' });
  await expect(popUp.frameLocator('iframe').getByRole('button', { name: 'Open' })).toBeVisible();
  await expect(popUp.locator('iframe')).toHaveAttribute('src', address);
  await page.keyboard.press('Escape');
  const opening = page.waitForEvent('popup');
  await press('Open the file');
  const opened = await opening;
  await expect(opened).toHaveURL(address);
  expect(await opened.evaluate(() => window.name)).toBe('ats');
});

test('a page of an origin that nobody named cannot embed it', async ({ page, request, app }) => {
  const { origin } = await startEmbedder();
  const other = await startEmbedder();
  const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'));
  const matcher = await embed(page, other.origin, await generate(request, app, origin));
  await refused;
  await expect(matcher.getByRole('list', { name: 'Results' })).toHaveCount(0);
  await expect(page.locator('#messages li')).toHaveCount(0);
});

test('a page that opened it in a window of its own gets what was chosen', async ({ page, request, app }) => {
  const { origin } = await startEmbedder();
  const address = await generate(request, app, origin, { Target: 'opener' });
  await answerQueries(page);
  await page.goto(`${origin}/index.html`);
  const opening = page.waitForEvent('popup');
  await page.evaluate((url) => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ origin: from, data }) => {
      if (from === new URL(url).origin) heard.push(data);
    });
    window.open(url);
  }, address);
  const matcher = await opening;
  await matcher.getByRole('checkbox').nth(1).click();
  await matcher.getByRole('toolbar').getByRole('button', { name: 'Shortlist' }).click();
  const hooks = () =>
    page.evaluate(() =>
      (window as unknown as { heard: { Type: string }[] }).heard.filter(({ Type }) => Type === 'MatcherHook'),
    );
  await expect.poll(hooks).toMatchObject([{ Username: 'jo', Data: { Job: 7 } }]);
});

test('an isolated page embeds it', async ({ page, request, app }) => {
  const { origin } = await startEmbedder({
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  });
  const matcher = await embed(page, origin, await generate(request, app, origin, { hasPopUp: false }));
  await expect(matcher.getByRole('button', { name: 'Ada Quill', exact: true })).toBeVisible();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

test('a scanner of links leaves the address to the person', async ({ page, request, app }) => {
  const { origin } = await startEmbedder();
  const address = await generate(request, app, origin);
  for (let times = 0; times < 2; times++) {
    expect(await (await request.get(address)).text()).toContain('<form method="post">');
    expect((await request.head(address)).status()).toBe(204);
  }
  const matcher = await embed(page, origin, address);
  await expect(matcher.getByRole('button', { name: 'Ada Quill', exact: true })).toBeVisible();
});

test('a browser that does not say how it asks is let in by the page of the address', async ({
  page,
  request,
  app,
}) => {
  const { origin } = await startEmbedder();
  const address = await generate(request, app, origin);
  await page.route('**/open?key=*', async (route) => {
    if (route.request().method() === 'POST') return route.continue();
    return route.fulfill({ response: await request.get(route.request().url()) });
  });
  const matcher = await embed(page, origin, address);
  await expect(matcher.getByRole('button', { name: 'Ada Quill', exact: true })).toBeVisible();
});

test('a sandbox without its origin is named as what is missing', async ({ page, request, app }) => {
  const { origin } = await startEmbedder();
  const address = await generate(request, app, origin);
  await page.goto(`${origin}/index.html`);
  await page.locator('#matcher iframe').evaluate((frame) => frame.setAttribute('sandbox', 'allow-scripts'));
  await page.getByLabel('Address that the service answered with').fill(address);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(
    page
      .frameLocator('#matcher iframe')
      .getByRole('heading', { name: 'The frame leaves out allow-same-origin' }),
  ).toBeVisible();
});
