import { Archive } from '@/lib/containers';
import { fail, type Result, succeed } from '../../kernel';
import { corruptFile } from '../failures';
import type { ReadFailure, ReadLimits, SourceDocument } from '../model';
import { descendantsNamed, parseXml } from '../xml';
import { readHtml } from './reader';

const MOST_CHAPTERS = 200;

/** Returns the places of the chapters of a book in the order of its spine (EPUB 3.3, "Package documents"). */
function chaptersOf(archive: Archive): string[] {
  const container = parseXml(archive.readText('META-INF/container.xml') ?? '');
  const place = descendantsNamed(container, 'rootfile')[0]?.attributes['full-path'] ?? '';
  const source = archive.readText(place)?.replace(/<(\/?)opf:/g, '<$1');
  const book = source === undefined ? undefined : parseXml(source);
  const items = descendantsNamed(book, 'item').map(
    ({ attributes }) => [attributes.id, attributes.href] as const,
  );
  const hrefs = new Map(items);
  const folder = place.includes('/') ? place.slice(0, place.lastIndexOf('/') + 1) : '';
  const places = descendantsNamed(book, 'itemref').flatMap(({ attributes }) => {
    const href = hrefs.get(attributes.idref);
    return href ? [`${folder}${href}`] : [];
  });
  // No chapter comes twice in a spine (EPUB 3.3, 5.6.2); a few bytes could ask for one without end.
  return [...new Set(places)];
}

/** Reads a book (EPUB): its chapters one after the other, as one page. */
export function readEpub(bytes: Uint8Array, limits: ReadLimits): Result<SourceDocument, ReadFailure> {
  const archive = Archive.open(bytes, limits.maxUnpackedBytes);
  if (!archive) return fail(corruptFile('epub: the archive has no directory'));
  const pages = chaptersOf(archive)
    .slice(0, MOST_CHAPTERS)
    .flatMap((place) => archive.readText(place) ?? []);
  if (pages.length === 0)
    return fail(corruptFile(`epub: no chapter; ${archive.refused ?? 'nothing refused'}`));
  const page = pages.map((text) => text.replace(/^\ufeff?\s*<\?xml[^>]{0,200}\?>/, '')).join('\n');
  return succeed({ ...readHtml(new TextEncoder().encode(page), limits, 'utf-8'), kind: 'epub' });
}
