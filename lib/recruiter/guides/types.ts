/** A part of a line of a guide. */
export type GuideInline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; inlines: GuideInline[] }
  | { kind: 'link'; href: string; inlines: GuideInline[] }
  | { kind: 'image'; src: string; alt: string }
  | { kind: 'break' };

/** A part of a page of a guide. `numbers` says of each column whether its cells are. */
export type GuideBlock =
  | { kind: 'heading'; level: number; id: string; text: string; inlines: GuideInline[] }
  | { kind: 'paragraph'; inlines: GuideInline[] }
  | { kind: 'code'; language: string; text: string }
  | { kind: 'list'; start: number | null; items: GuideBlock[][] }
  | { kind: 'table'; head: GuideInline[][]; rows: GuideInline[][][]; numbers: boolean[] }
  | { kind: 'quote'; blocks: GuideBlock[] }
  | { kind: 'rule' };

export type GuideLink = { slug: string; title: string };

/** A document of the project as a page: what it holds, its headings, and the pages before and after it. */
export type Guide = GuideLink & {
  blocks: GuideBlock[];
  headings: { id: string; text: string; level: number }[];
  previous: GuideLink | null;
  next: GuideLink | null;
};

export type GuideChapter = { title: string; guides: (GuideLink & { summary: string })[] };

/** A part of a page that a search found, with the words around what was searched for. */
export type FoundGuide = { href: string; page: string; heading: string | null; excerpt: string };
