import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTENTS, type Listed } from './contents';
import { blocksOf, type Places, textOf } from './markdown';
import type { Guide, GuideBlock, GuideChapter, GuideLink } from './types';

const DOCS = path.join(process.cwd(), 'docs');
const PICTURE = /^docs\/images\/([\w-]+\.png)$/;

/** Every document with its text, and the chapters they are in; decisions are in none. */
export type Library = { chapters: GuideChapter[]; guides: ReadonlyMap<string, Guide> };

type Found = Listed & { text: string };

/** Documents next to the code that they are about. Named one by one: a build traces what can be read. */
const ELSEWHERE: Record<string, () => Promise<string>> = {
  'README.md': () => readFile(path.join(process.cwd(), 'README.md'), 'utf8'),
  'CONTRIBUTING.md': () => readFile(path.join(process.cwd(), 'CONTRIBUTING.md'), 'utf8'),
  'CHANGELOG.md': () => readFile(path.join(process.cwd(), 'CHANGELOG.md'), 'utf8'),
  'SECURITY.md': () => readFile(path.join(process.cwd(), 'SECURITY.md'), 'utf8'),
  'lib/clients/PACKAGE.md': () => readFile(path.join(process.cwd(), 'lib/clients/PACKAGE.md'), 'utf8'),
  'lib/clients/python/README.md': () =>
    readFile(path.join(process.cwd(), 'lib/clients/python/README.md'), 'utf8'),
};

const textOfFile = (file: string) =>
  ELSEWHERE[file]?.() ?? readFile(path.join(DOCS, path.posix.relative('docs', file)), 'utf8');

async function markdownIn(folder: string): Promise<string[]> {
  const names = await readdir(path.join(DOCS, folder));
  return names.filter((name) => name.endsWith('.md')).sort();
}

const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? '';

async function readListed(listed: Listed): Promise<Found> {
  return { ...listed, text: await textOfFile(listed.file) };
}

/** Reads a document of `docs/` that no chapter names: it is called by its place and its title. */
async function readUnlisted(name: string): Promise<Found> {
  const file = `docs/${name}`;
  const text = await textOfFile(file);
  return { slug: name.replace(/\.md$/, ''), file, label: titleOf(text), summary: '', text };
}

/** Reads the chapters; a document that none of them names is in a last one, so that a new one is on the site at once. */
async function readChapters() {
  const chapters = CONTENTS.map(async ({ title, documents }) => ({
    title,
    documents: await Promise.all(documents.map(readListed)),
  }));
  const named = new Set(CONTENTS.flatMap(({ documents }) => documents.map(({ file }) => file)));
  const others = (await markdownIn('.')).filter((name) => !named.has(`docs/${name}`));
  const last = { title: 'More', documents: await Promise.all(others.map(readUnlisted)) };
  return [...(await Promise.all(chapters)), ...(last.documents.length > 0 ? [last] : [])];
}

async function readDecisions(): Promise<Found[]> {
  const names = (await markdownIn('decisions')).filter((name) => name !== 'README.md');
  return Promise.all(names.map((name) => readUnlisted(`decisions/${name}`)));
}

/** Says where the links of a document lead: to its own page, to a page of the site, or to the web. */
function placesOf(file: string, slugs: ReadonlyMap<string, string>): Places {
  const within = (href: string) => path.posix.normalize(path.posix.join(path.posix.dirname(file), href));
  return {
    link: (href) => {
      if (/^(?:https?:|mailto:|#)/.test(href)) return href;
      const [place = '', anchor] = href.split('#');
      const target = within(place);
      const slug = slugs.get(target) ?? slugs.get(path.posix.join(target, 'README.md'));
      return slug && `/docs/${slug}${anchor === undefined ? '' : `#${anchor}`}`;
    },
    picture: (src) => {
      const name = PICTURE.exec(within(src))?.[1];
      return name && `/docs/images/${name}`;
    },
  };
}

/** Headings of the first level are titles of the page; those of the fourth are too small for a table of contents. */
const headingsOf = (blocks: readonly GuideBlock[]) =>
  blocks.flatMap((block) =>
    block.kind === 'heading' && block.level > 1 && block.level < 4
      ? [{ id: block.id, text: block.text, level: block.level }]
      : [],
  );

const linkTo = (found: Found | undefined): GuideLink | null =>
  found ? { slug: found.slug, title: found.label } : null;

function guideOf(found: Found, at: number, all: readonly Found[], slugs: ReadonlyMap<string, string>): Guide {
  const blocks = blocksOf(found.text, placesOf(found.file, slugs));
  const first = blocks.find((block) => block.kind === 'heading');
  return {
    slug: found.slug,
    title: first ? textOf(first.inlines) : found.label,
    blocks: blocks.filter((block) => block !== first),
    headings: headingsOf(blocks),
    previous: linkTo(all[at - 1]),
    next: linkTo(all[at + 1]),
  };
}

/** Reads all documents of the project. */
export async function openLibrary(): Promise<Library> {
  const [contents, decisions] = await Promise.all([readChapters(), readDecisions()]);
  const inOrder = contents.flatMap(({ documents }) => documents);
  const slugs = new Map([...inOrder, ...decisions].map(({ file, slug }) => [file, slug]));
  const guides = [inOrder, decisions].flatMap((all) =>
    all.map((found, at) => [found.slug, guideOf(found, at, all, slugs)] as const),
  );
  const chapters = contents.map(({ title, documents }) => ({
    title,
    guides: documents.map(({ slug, label, summary }) => ({ slug, title: label, summary })),
  }));
  return { chapters, guides: new Map(guides) };
}
