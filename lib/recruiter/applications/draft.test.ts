import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApplications, openForm, postForm } from '../testing/applications';
import { applicationDraft, DRAFT_COOKIE } from './draft';

let stage: Awaited<ReturnType<typeof openApplications>>;
let token: string;

beforeAll(async () => {
  stage = await openApplications();
  token = await openForm(stage.recruiter, stage.jobId);
});

afterAll(() => stage.close());

async function cookieAfter(given: Parameters<typeof postForm>[1]): Promise<string> {
  return (await postForm(token, given)).headers.get('set-cookie') ?? '';
}

const sealedIn = (cookie: string) => /^[\w-]+=([^;]*)/.exec(cookie)?.[1];

it('keeps what was typed for the page of this form alone, where nobody can read it', async () => {
  const cookie = await cookieAfter({ name: 'Ines "Ñ" Applicant', email: 'not an address' });
  expect(cookie).toMatch(
    new RegExp(`^${DRAFT_COOKIE}=.+; Path=/apply/${token}; .*HttpOnly; SameSite=Strict$`),
  );
  expect(cookie).not.toMatch(/Ines|address/);
  const draft = { name: 'Ines "Ñ" Applicant', email: 'not an address' };
  expect(await applicationDraft(token, sealedIn(cookie))).toEqual(draft);
  expect(await applicationDraft('another', sealedIn(cookie))).toBeNull();
  expect(await applicationDraft(token, 'made-up')).toBeNull();
  expect(await applicationDraft(token, undefined)).toBeNull();
});

it('is kept for who was quick or forgot the file, and forgotten once it was sent', async () => {
  const kept = await cookieAfter({ file: null });
  expect(await applicationDraft(token, sealedIn(kept))).toMatchObject({ email: 'ines@example.org' });
  expect(await cookieAfter({ headers: { 'x-forwarded-proto': 'https' }, stamp: 'none' })).toMatch(
    /; Secure$/,
  );
  const sent = await cookieAfter({});
  expect(sealedIn(sent)).toBe('');
  expect(sent).toContain('Max-Age=0');
});
