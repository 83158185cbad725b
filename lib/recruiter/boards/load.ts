import { z } from 'zod';
import { loadComparedFigure } from '../market/compare/load';
import { compareViewFrom } from '../market/compare/view';
import { replyFrom } from '../market/dashboard/ask';
import { KEY_FIGURES } from '../market/dashboard/key-figures';
import { askingOf, loadFigure, summaryOf } from '../market/dashboard/load';
import { dashboardViewFrom } from '../market/dashboard/view';
import { loadExploredFigure } from '../market/explore/explore';
import { exploreViewFrom } from '../market/explore/view';
import { type KnownFields, readFields } from '../market/search/fields';
import { done, type Outcome } from '../outcome';
import { problemOfFailure } from '../provider/problems';
import { records } from '../store';
import { defineUseCase, recordId } from '../use-case';
import { itemsOf } from './boards';
import { seen, UNKNOWN } from './seen';
import type { BoardItem, ShownItem } from './types';

/** The one figure of what is no question. */
function figureOf(item: BoardItem, read: URLSearchParams): ShownItem['figure'] {
  if (item.kind === 'figure') return loadFigure(item.figure, dashboardViewFrom(read));
  if (item.kind === 'comparison') return loadComparedFigure(item.figure, compareViewFrom(read));
  return item.kind === 'call' ? loadExploredFigure(exploreViewFrom(read)) : null;
}

function shown(fields: KnownFields, item: BoardItem): ShownItem {
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
  };
}

/** Begins to ask for everything on a board, each part as a promise; equal questions are asked once. Viewers may. */
export const loadBoard = defineUseCase(
  'viewer',
  z.object({ id: recordId }),
  async (actor, { id }): Promise<Outcome<ShownItem[]>> => {
    const db = await records();
    const board = await seen(db, actor).select('board.id').where('board.id', '=', id).executeTakeFirst();
    if (!board) return UNKNOWN;
    const fields = await readFields();
    if (!fields.ok) return problemOfFailure(fields.failure);
    return done((await itemsOf(db, id)).map((item) => shown(fields.value, item)));
  },
);
