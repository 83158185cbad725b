import type { SourceReading } from './model';
import { addressOf } from './values';
import { readXmlRecords } from './xml-records';

/** Reads a sitemap or an index of sitemaps (https://www.sitemaps.org/protocol.html): the addresses to fetch next. */
export function readSitemap(source: string, address?: string): SourceReading {
  const entries = [...readXmlRecords(source, 'sitemap'), ...readXmlRecords(source, 'url')];
  const follow = entries.flatMap((entry) => addressOf(entry.get('loc')?.[0], address) ?? []);
  return { postings: [], rejected: [], follow: [...new Set(follow)] };
}
