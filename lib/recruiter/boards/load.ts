import { z } from 'zod';
import { done, type Outcome } from '../ground/outcome';
import { records } from '../ground/store';
import { defineUseCase, reads, recordId } from '../ground/use-case';
import { loadComparedFigure } from '../market/compare/load';
import { compareViewFrom } from '../market/compare/view';
import { replyFrom } from '../market/dashboard/ask';
import { KEY_FIGURES } from '../market/dashboard/key-figures';
import { askingOf, loadFigure, summaryOf } from '../market/dashboard/load';
import { dashboardViewFrom } from '../market/dashboard/view';
import { loadExploredFigure } from '../market/explore/explore';
import { exploreViewFrom } from '../market/explore/view';
import { type KnownFields, readFields } from '../market/search/fields';
import { problemOfFailure } from '../provider/problems';
import { itemsOf } from './boards';
import { firstOf } from './lists';
import { seen, UNKNOWN } from './seen';
import type { BoardItem, ListItem, MarketItem, ShownItem } from './types';

/** Loads the one figure of an item that is not a question. */
function figureOf(item: MarketItem, read: URLSearchParams): ShownItem['figure'] {
  if (item.kind === 'figure') return loadFigure(item.figure, dashboardViewFrom(read));
  if (item.kind === 'comparison') return loadComparedFigure(item.figure, compareViewFrom(read));
  return item.kind === 'call' ? loadExploredFigure(exploreViewFrom(read)) : null;
}

const isList = (item: BoardItem): item is ListItem =>
  item.kind === 'candidates' || item.kind === 'jobs' || item.kind === 'match';

const listed = (item: ListItem): ShownItem => ({
  ...{ id: item.id, summary: null, figure: null, keyFigures: [] },
  list: firstOf(item),
});

function shown(fields: KnownFields, item: MarketItem): ShownItem {
  const read = new URLSearchParams(item.params);
  const asking = askingOf(fields, dashboardViewFrom(read));
  return {
    id: item.id,
    summary: replyFrom(() => summaryOf(asking)),
    figure: figureOf(item, read),
    keyFigures:
      item.kind === 'question'
        ? Object.values(KEY_FIGURES).map((figures) => replyFrom(() => figures(asking)))
        : [],
    list: null,
  };
}

/** Begins to load everything on a board, each part as a promise; equal questions are asked once. Any member. */
export const loadBoard = defineUseCase(
  reads('viewer'),
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<ShownItem[]>> => {
    const db = await records();
    const board = await seen(db, actor).select('board.id').where('board.id', '=', id).executeTakeFirst();
    if (!board) return UNKNOWN;
    const items = await itemsOf(db, id);
    if (items.every(isList)) return done(items.filter(isList).map(listed));
    const fields = await readFields();
    if (!fields.ok) return problemOfFailure(fields.failure);
    return done(items.map((item) => (isList(item) ? listed(item) : shown(fields.value, item))));
  },
);
