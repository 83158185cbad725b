import { choicesOf, findJobs, kindsOf, PAGE_SIZE, searchParams } from './find';
import { html, type Markup } from './markup';
import type { CareerJob, Careers } from './model';
import { careerDocument } from './page-frame';
import type { SealedDocument } from './sealed-document';
import { CAREERS_PATH, careersAddress } from './settings';
import type { CareerSearch } from './types';

/** The list of open jobs, with a search that a browser sends without a script; also within a frame of another site. */

/** Tells the page around a frame how high it is (docs/embedding.md). */
export const HEIGHT_SCRIPT =
  "const tell=()=>parent.postMessage({Type:'CareersHeight',Height:Math.ceil(document.documentElement.getBoundingClientRect().height)},'*');new ResizeObserver(tell).observe(document.documentElement);tell()";

/** Returns what is said of a job in short, in the list and above its text. */
export function factsOf(job: CareerJob): Markup {
  const facts = [job.employer, job.place, job.remote && 'Remote', ...kindsOf(job), job.pay?.text].filter(
    Boolean,
  );
  return html`<ul class="facts">${facts.map((fact) => html`<li>${fact}</li>`)}</ul>`;
}

function selectOf(
  label: string,
  name: string,
  values: readonly string[],
  chosen: string,
  all: string,
): Markup {
  const options = values.map(
    (value) => html`<option value="${value}"${value === chosen && html` selected`}>${value}</option>`,
  );
  return html`<label>${label}<select name="${name}"><option value="">${all}</option>${options}</select></label>`;
}

function formOf({ jobs }: Careers, search: CareerSearch, path: string): Markup {
  const { places, contracts, remote } = choicesOf(jobs);
  const isAsked = searchParams({ ...search, page: 1 }).size > 0;
  return html`<form class="find" role="search" method="get" action="${path}"><label class="wide">Search<input type="search" name="q" value="${search.words}" maxlength="100" placeholder="Title, skill or town"></label>${selectOf('Place', 'place', places, search.place, 'All places')}${selectOf('Kind of contract', 'contract', contracts, search.contract, 'All kinds')}${remote ? html`<label class="box"><input type="checkbox" name="remote" value="1"${search.remote && html` checked`}>Remote only</label>` : html`<span></span>`}<div class="go">${isAsked && html`<a href="${path}">Show all</a>`}<button class="button" type="submit">Search</button></div></form>`;
}

function linesOf(jobs: readonly CareerJob[], target: Markup): Markup {
  return html`<ul class="jobs">${jobs.map(
    (job) =>
      html`<li><h2><a href="${CAREERS_PATH}/${job.key}"${target}>${job.title}</a></h2>${factsOf(job)}</li>`,
  )}</ul>`;
}

const counted = (count: number) => (count === 1 ? '1 open job' : `${count} open jobs`);

function pagesOf(last: number, search: CareerSearch, path: string): Markup | null {
  if (last <= 1) return null;
  const to = (page: number) => `${path}?${searchParams({ ...search, page })}`;
  return html`<nav class="pages" aria-label="Pages"><span>${search.page > 1 && html`<a href="${to(search.page - 1)}" rel="prev">Previous</a>`}</span><span class="muted">Page ${search.page} of ${last}</span><span>${search.page < last && html`<a href="${to(search.page + 1)}" rel="next">Next</a>`}</span></nav>`;
}

function listOf(careers: Careers, search: CareerSearch, path: string, target: Markup): Markup {
  if (careers.jobs.length === 0) return html`<p class="muted">There are no open jobs at the moment.</p>`;
  const found = findJobs(careers.jobs, search);
  const last = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const at = { ...search, page: Math.min(search.page, last) };
  const jobs = found.slice((at.page - 1) * PAGE_SIZE, at.page * PAGE_SIZE);
  return html`${formOf(careers, at, path)}<p class="muted" role="status">${found.length === 0 ? 'No open job matches this search.' : counted(found.length)}</p>${jobs.length > 0 && linesOf(jobs, target)}${pagesOf(last, at, path)}`;
}

const FEEDS = html`<link rel="alternate" type="application/rss+xml" title="Open jobs" href="${CAREERS_PATH}/feed.xml"><link rel="alternate" type="application/feed+json" title="Open jobs" href="${CAREERS_PATH}/feed.json">`;

/** Makes the page of all open jobs. A search in it is nothing for search engines. */
export function listPage(careers: Careers, search: CareerSearch): SealedDocument {
  const { brand, heading, lead } = careers;
  const isPlain = searchParams(search).size === 0;
  return careerDocument({
    brand,
    title: heading,
    canonical: isPlain ? careersAddress() : null,
    description: lead || heading,
    head: FEEDS,
    body: html`<h1>${heading}</h1>${lead && html`<p class="lead muted">${lead}</p>`}${listOf(careers, search, CAREERS_PATH, html``)}`,
  });
}

/** Makes the list for a frame on another site. Jobs open in a page of their own. */
export function framedPage(careers: Careers, search: CareerSearch): SealedDocument {
  const { brand, heading } = careers;
  return careerDocument({
    brand,
    title: heading,
    canonical: null,
    body: listOf(careers, search, `${CAREERS_PATH}/embed`, html` target="_blank" rel="noopener"`),
    framed: { script: HEIGHT_SCRIPT },
  });
}
