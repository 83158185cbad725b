import { spokenDay } from '../ground/spoken-day';
import type { Brand } from '../handover/types';
import { careerPosting, descriptionHtml, type Publisher } from './job-posting';
import { factsOf } from './list-page';
import { OWN_COLOUR } from './look';
import { dataScript, html, Markup } from './markup';
import type { CareerJob } from './model';
import { careerDocument, logoPath } from './page-frame';
import type { SealedDocument } from './sealed-document';
import { CAREERS_PATH, careersAddress } from './settings';

/** The page of one open job, and of one that is not open. */

const LONGEST_SUMMARY = 155;

/** Returns the beginning of a posting as one sentence or two, for those who list it. */
function summaryOf({ title, place, description }: CareerJob): string {
  const [block] = description[0]?.blocks ?? [];
  const text = block?.kind === 'text' ? block.text : (block?.points.join(', ') ?? '');
  const whole = [title, place, text].filter(Boolean).join(' · ').replace(/\s+/g, ' ');
  return whole.length > LONGEST_SUMMARY ? `${whole.slice(0, LONGEST_SUMMARY - 1).trimEnd()}…` : whole;
}

/** Returns the workspace as its JobPostings name it. */
export function publisherOf(brand: Brand): Publisher {
  const logo = logoPath(brand);
  return { name: brand.name, logo: logo && new URL(logo, careersAddress()).href };
}

/** Returns the JobPosting of a job at its address. */
export const postingAt = (job: CareerJob, publisher: Publisher) =>
  careerPosting(job, publisher, careersAddress(`/${job.key}`));

/** Makes the page of an open job. */
export function jobPage(job: CareerJob, brand: Brand): SealedDocument {
  const posting = postingAt(job, publisherOf(brand));
  const apply = html`<p class="act"><a class="button" href="${job.apply}#apply">Apply for this job</a></p>`;
  const until = job.lastDay ? ` · Apply by ${spokenDay(job.lastDay)}` : '';
  return careerDocument({
    brand,
    title: `${job.title} · ${brand.name}`,
    canonical: careersAddress(`/${job.key}`),
    description: summaryOf(job),
    ...(posting && { head: dataScript(posting) }),
    body: html`<p class="act"><a href="${CAREERS_PATH}">All open jobs</a></p><article><h1>${job.title}</h1>${factsOf(job)}<p class="muted">Posted on ${spokenDay(job.publishedOn)}${until}</p>${apply}${new Markup(descriptionHtml(job.description))}${job.description.length > 0 && apply}</article>`,
  });
}

/** Makes the page for an address at which no job is open, whether it ever was or not. */
export function gonePage(brand: Brand): SealedDocument {
  return careerDocument({
    brand,
    title: 'This job is not open',
    canonical: null,
    body: html`<h1>This job is not open</h1><p class="muted">It was filled or closed, or the address is not complete.</p><p class="act"><a class="button" href="${CAREERS_PATH}">See the open jobs</a></p>`,
  });
}

const NO_BRAND: Brand = { name: '', colour: OWN_COLOUR, footer: '', logo: null };

/** Makes the page for a workspace without a career page. */
export function closedPage(): SealedDocument {
  return careerDocument({
    brand: NO_BRAND,
    title: 'There is no career page here',
    canonical: null,
    body: html`<h1>There is no career page here</h1><p class="muted">Whoever sent you here knows where the jobs are.</p>`,
  });
}
