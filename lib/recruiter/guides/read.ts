import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { done, type Outcome, refused } from '../ground/outcome';
import { guarded } from '../ground/use-case';
import { answerWith } from '../http/answers';
import { type Library, openLibrary } from './library';
import { openSearch, type SearchGuides } from './search';
import type { FoundGuide, Guide, GuideChapter } from './types';

const IMAGES = path.join(process.cwd(), 'docs', 'images');

type Opened = { library: Library; search: SearchGuides };

let opened: Promise<Opened> | undefined;

async function open(): Promise<Opened> {
  const library = await openLibrary();
  return { library, search: openSearch(library) };
}

/** Opens the documents once. A development server reads them anew each time, since they are being written there. */
function documents(): Promise<Opened> {
  if (process.env.NODE_ENV === 'development') return open();
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** The chapters of the documentation with their pages. Anyone may read them (decision 0111). */
export const guideChapters = (): Promise<Outcome<GuideChapter[]>> =>
  guarded(async () => done((await documents()).library.chapters));

/** One page of the documentation. Anyone may read it. */
export const readGuide = (slug: string): Promise<Outcome<Guide>> =>
  guarded(async () => {
    const guide = (await documents()).library.guides.get(slug);
    return guide ? done(guide) : refused('not-found', 'There is no such page in the documentation.');
  });

/** The parts of the documentation that hold all of some words, best first. Anyone may search. */
export const searchGuides = (words: string): Promise<Outcome<FoundGuide[]>> =>
  guarded(async () => done((await documents()).search(words)));

/** `GET /docs/images/NAME`: a picture of a document. */
export async function getGuideImage(name: string): Promise<Response> {
  if (!/^[\w-]+\.png$/.test(name)) return new Response(null, { status: 404 });
  const bytes = await readFile(path.join(IMAGES, name)).catch(() => null);
  if (!bytes) return new Response(null, { status: 404 });
  const headers = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' };
  return new Response(new Uint8Array(bytes), { headers });
}

/** `GET /docs/search?q=WORDS`: what `searchGuides` finds, as JSON. */
export async function getGuideSearch(request: Request): Promise<Response> {
  return answerWith(await searchGuides(new URL(request.url).searchParams.get('q') ?? ''));
}
