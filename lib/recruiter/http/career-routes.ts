import { createHash } from 'node:crypto';
import { feedsBy } from '../careers/feeds';
import { careerSearchFrom } from '../careers/find';
import { closedPage, gonePage, jobPage } from '../careers/job-page';
import { framedPage, listPage } from '../careers/list-page';
import { openCareers, openFrame, openJob } from '../careers/open-jobs';
import type { SealedDocument } from '../careers/sealed-document';
import { logoOf } from '../handover/brand';

/** The career page for whoever comes by. Nobody signs in, and every answer is the same for all of them. */

/** What was taken off is gone from browsers and from caches between within half a minute. */
const SHORTLY = 'public, max-age=30, must-revalidate';
const INERT = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

type Content = {
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
  policy?: string;
  keep?: string;
  status?: number;
};

/** Answers with content, or that what the browser has is still right. */
function answer(
  request: Request,
  { type, body, policy = INERT, keep = SHORTLY, status = 200 }: Content,
): Response {
  const tag = `"${createHash('sha256').update(body).update(policy).digest('base64url').slice(0, 22)}"`;
  const headers = { 'Cache-Control': keep, 'Content-Security-Policy': policy, ETag: tag };
  if (status === 200 && request.headers.get('if-none-match') === tag)
    return new Response(null, { status: 304, headers });
  return new Response(body, { status, headers: { ...headers, 'Content-Type': type } });
}

const page = (request: Request, { html, policy }: SealedDocument, status = 200) =>
  answer(request, { type: 'text/html; charset=utf-8', body: html, policy, status });

/** Serves what is read of a career page that is open; 404 in words while there is none. */
function whileOpen<Read, Context>(
  read: () => Promise<Read | undefined>,
  serve: (found: Read, request: Request, context: Context) => Response | Promise<Response>,
) {
  return async (request: Request, context: Context): Promise<Response> => {
    const found = await read();
    return found ? serve(found, request, context) : page(request, closedPage(), 404);
  };
}

const searchOf = (request: Request) => careerSearchFrom(new URL(request.url).searchParams);

/** `GET /careers?q=&place=&contract=&remote=1&page=`: the open jobs. */
export const getCareers = whileOpen(openCareers, (careers, request) =>
  page(request, listPage(careers, searchOf(request))),
);

/** `GET /careers/embed?…`: the same list for a frame on another site. */
export const getCareersFrame = whileOpen(openCareers, (careers, request) =>
  page(request, framedPage(careers, searchOf(request))),
);

/** `GET /careers/{key}`: an open job; 404 in words for any other. */
export const getCareerJob = whileOpen(
  openFrame,
  async ({ brand }, request, { params }: { params: Promise<{ key: string }> }) => {
    const job = await openJob((await params).key);
    return job ? page(request, jobPage(job, brand)) : page(request, gonePage(brand), 404);
  },
);

const feed = (name: keyof typeof feedsBy, type: string) =>
  whileOpen(openCareers, (careers, request) => answer(request, { type, body: feedsBy[name](careers) }));

/** `GET /careers/feed.xml`: the open jobs as RSS 2.0. */
export const getCareersRss = feed('rss', 'application/rss+xml; charset=utf-8');

/** `GET /careers/feed.json`: the open jobs as a JSON Feed with JobPostings; pages of other sites may read it. */
export const getCareersJson = whileOpen(openCareers, (careers, request) => {
  const given = answer(request, {
    type: 'application/feed+json; charset=utf-8',
    body: feedsBy.json(careers),
  });
  given.headers.set('Access-Control-Allow-Origin', '*');
  return given;
});

/** `GET /careers/sitemap.xml`: their addresses. */
export const getCareersSitemap = feed('sitemap', 'application/xml; charset=utf-8');

/** `GET /careers/logo?v=`: the logo of the workspace, at an address that changes with it. */
export const getCareersLogo = whileOpen(openFrame, ({ brand }, request) => {
  const logo = logoOf(brand);
  if (!logo) return page(request, gonePage(brand), 404);
  const type = logo.type === 'png' ? 'image/png' : 'image/jpeg';
  return answer(request, { type, body: new Uint8Array(logo.bytes), keep: 'public, max-age=86400' });
});
