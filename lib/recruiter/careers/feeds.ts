import { filled } from '../exports/filled';
import { xmlText } from '../exports/xml-text';
import { escapeHtml } from '../ground/escape-html';
import { postingAt, publisherOf } from './job-page';
import { descriptionHtml } from './job-posting';
import type { CareerJob, Careers } from './model';
import { careersAddress } from './settings';

/** The open jobs for programs: RSS 2.0, JSON Feed 1.1 with a JobPosting in each item, and a sitemap. */

const xml = (text: string) => escapeHtml(xmlText(text));
const noon = (date: string) => new Date(`${date}T12:00:00Z`);
const addressOf = ({ key }: CareerJob) => careersAddress(`/${key}`);

/** Returns the open jobs as RSS 2.0. */
function rssOf({ heading, lead, jobs }: Careers): string {
  const items = jobs.map((job) => {
    const address = xml(addressOf(job));
    const title = [job.title, job.place].filter(Boolean).join(', ');
    return `<item><title>${xml(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><pubDate>${noon(job.publishedOn).toUTCString()}</pubDate><description>${xml(descriptionHtml(job.description))}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(heading)}</title><link>${xml(careersAddress())}</link><description>${xml(lead || heading)}</description><atom:link href="${xml(careersAddress('/feed.xml'))}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>
`;
}

/** Returns the open jobs as a JSON Feed; `_job_posting` of an item is its schema.org JobPosting. */
function jsonFeedOf({ brand, heading, lead, jobs }: Careers): string {
  const publisher = publisherOf(brand);
  const items = jobs.map((job) =>
    filled({
      id: addressOf(job),
      url: addressOf(job),
      title: job.title,
      content_html: descriptionHtml(job.description) || `<p>${escapeHtml(job.title)}</p>`,
      date_published: noon(job.publishedOn).toISOString(),
      _job_posting: postingAt(job, publisher),
    }),
  );
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: heading,
    home_page_url: careersAddress(),
    feed_url: careersAddress('/feed.json'),
    ...(lead && { description: lead }),
    authors: [{ name: brand.name }],
    items,
  });
}

/** Returns the addresses of the career page and its jobs as a sitemap. */
function sitemapOf({ jobs }: Careers): string {
  const entries = jobs.map(
    (job) => `<url><loc>${xml(addressOf(job))}</loc><lastmod>${job.publishedOn}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${xml(careersAddress())}</loc></url>${entries.join('')}</urlset>
`;
}

export const feedsBy = { rss: rssOf, json: jsonFeedOf, sitemap: sitemapOf };
