import { expect, it } from 'vitest';
import { openLibrary } from './library';
import { blocksOf } from './markdown';
import { openSearch } from './search';
import type { Guide, GuideBlock, GuideInline } from './types';

const library = await openLibrary();
const pages = [...library.guides.values()];

function linksIn(blocks: readonly GuideBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph') return linksOf(block.inlines);
    if (block.kind === 'list') return block.items.flatMap(linksIn);
    if (block.kind === 'table') return [block.head, ...block.rows].flat().flatMap(linksOf);
    return block.kind === 'quote' ? linksIn(block.blocks) : [];
  });
}

function linksOf(inlines: readonly GuideInline[]): string[] {
  return inlines.flatMap((inline) => {
    if (inline.kind === 'link') return [inline.href, ...linksOf(inline.inlines)];
    return 'inlines' in inline ? linksOf(inline.inlines) : [];
  });
}

const anchorsIn = ({ blocks }: Guide) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));

it('has a page for each document, and chapters that lead to them', () => {
  expect(pages.length).toBeGreaterThan(120);
  for (const { title, blocks } of pages)
    expect([title, blocks.length > 0]).toEqual([expect.stringMatching(/\S/), true]);
  const listed = library.chapters.flatMap(({ guides }) => guides.map(({ slug }) => slug));
  expect(listed.filter((slug) => !library.guides.has(slug))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

it('has no link that leads nowhere', () => {
  const dead = pages.flatMap((page) =>
    linksIn(page.blocks)
      .filter((href) => !/^(?:https?|mailto):/.test(href))
      .filter((href) => {
        const [place = '', anchor] = href.split('#');
        const target = place === '' ? page : library.guides.get(place.replace('/docs/', ''));
        return !target || (anchor !== undefined && !anchorsIn(target).includes(anchor));
      })
      .map((href) => `${page.slug}: ${href}`),
  );
  expect(dead).toEqual([]);
});

it('knows headings by the names that a repository gives them', () => {
  const text = '# One\n## What it can do, and `why`\n## Twice\n## Twice\n## O*NET & Größe';
  const blocks = blocksOf(text, { link: (href) => href, picture: (src) => src });
  expect(blocks.map((block) => block.kind === 'heading' && block.id)).toEqual([
    'one',
    'what-it-can-do-and-why',
    'twice',
    'twice-1',
    'onet--größe',
  ]);
});

it('keeps what is written as it is, and leaves out links to files that are no pages', () => {
  const [first] = blocksOf('a & b <name> `x < y` [file](x.ts) [page](y.md)', {
    link: (href) => (href === 'y.md' ? '/docs/y' : undefined),
    picture: () => undefined,
  });
  expect(first).toMatchObject({
    kind: 'paragraph',
    inlines: [
      { kind: 'text', text: 'a & b ' },
      { kind: 'text', text: '<name>' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'x < y' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: 'file' },
      { kind: 'text', text: ' ' },
      { kind: 'link', href: '/docs/y' },
    ],
  });
});

it.each([
  ['concurrent requests', '/docs/api#credits-and-limits'],
  ['checking a signature', '/docs/events#checking-a-signature'],
  ['exit codes', '/docs/command-line#exit-codes'],
  ['SHORTLIST_CONFIG', '/docs/command-line#which-server-it-calls'],
  ['nginx', '/docs/admin#behind-a-proxy-with-https'],
])('finds %j', (words, href) => {
  const search = openSearch(library);
  expect(
    search(words)
      .slice(0, 3)
      .map((found) => found.href),
  ).toContain(href);
  for (const { excerpt } of search(words)) expect(excerpt.length).toBeLessThan(260);
});

it('finds nothing for nothing, and nothing for what is nowhere', () => {
  const search = openSearch(library);
  expect(search('  ')).toEqual([]);
  expect(search('zzqx')).toEqual([]);
});
