import type { SourceReading } from '../model';
import { readObjects } from '../reading';
import { readJobPosting } from '../schema-org';
import { addressOf, firstText, type JsonObject, listOf, objectOf } from '../values';

/**
 * JSON Feed (https://www.jsonfeed.org/version/1.1/) of jobs, as Teamtailor's career sites have it at `/jobs.json`: each
 * item has its page, and in `_jobposting` what schema.org says of it.
 */

function postingOf(item: JsonObject, address: string | undefined) {
  const told = objectOf(item._jobposting);
  return readJobPosting(
    {
      ...told,
      identifier: told.identifier ?? item.id,
      url: firstText(told.url, item.url, item.external_url),
      title: firstText(told.title, item.title),
      description: firstText(item.content_html, told.description, item.content_text, item.summary),
      datePosted: told.datePosted ?? item.date_published,
      inLanguage: told.inLanguage ?? item.language,
    },
    address,
  );
}

export function readJsonFeed(answer: unknown, address?: string): SourceReading {
  const feed = objectOf(answer);
  const language = feed.language;
  const items = listOf(feed.items).map((item) => ({ language, ...objectOf(item) }));
  const next = addressOf(feed.next_url, address);
  const reading = readObjects(items, (item) => postingOf(item, undefined));
  return { ...reading, follow: next === undefined ? [] : [next] };
}
