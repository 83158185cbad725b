import type { DossierLine, ListPage } from '@/lib/recruiter/vocabulary';

type Page = ListPage<Pick<DossierLine, 'id'>>;

/** Place of a dossier in the pages of a list: its number in the whole, and its neighbours. */
export type Standing = {
  /** From 1. */
  readonly position: number;
  readonly total: number;
  readonly previousId: string | null;
  readonly nextId: string | null;
  /** The page a neighbour is on when it is not this one. */
  readonly previousPage: number;
  readonly nextPage: number;
};

/**
 * Returns the place of a dossier on a page. At the ends of the page the neighbours are on `before` and `after`, where
 * those exist. Null when it is not on the page.
 */
export function standingOf(dossierId: string, page: Page, before?: Page, after?: Page): Standing | null {
  const index = page.items.findIndex(({ id }) => id === dossierId);
  if (index < 0) return null;
  const isFirst = index === 0;
  const isLast = index === page.items.length - 1;
  return {
    position: (page.page - 1) * page.pageSize + index + 1,
    total: page.total,
    previousId: (isFirst ? before?.items.at(-1)?.id : page.items[index - 1]?.id) ?? null,
    nextId: (isLast ? after?.items[0]?.id : page.items[index + 1]?.id) ?? null,
    previousPage: isFirst && before ? before.page : page.page,
    nextPage: isLast && after ? after.page : page.page,
  };
}

/** Returns which other pages hold a neighbour of it. */
export function pagesBeside(dossierId: string, page: Page): { before: boolean; after: boolean } {
  const index = page.items.findIndex(({ id }) => id === dossierId);
  return {
    before: index === 0 && page.page > 1,
    after: index === page.items.length - 1 && index >= 0 && page.page < page.pageCount,
  };
}
