import { KEY_FIGURES_ID, type MarketItem } from '@/lib/recruiter/vocabulary';
import { COMPARED_SECTIONS, placeOf } from '../compare/sections';
import { type PlacedFigure, SECTIONS } from '../dashboard/sections';
import { viewOfItem } from './item-path';

const TABLE = 300;
const CALL = 320;

/** Returns the room that an item takes, as on the page that it comes from. */
export function placeOfItem(item: MarketItem): PlacedFigure {
  const asked = viewOfItem(item);
  if (item.kind === 'figure') {
    const placed = SECTIONS.flatMap(({ panels }) => panels).find(({ id }) => id === item.figure);
    return placed ?? { id: item.figure, height: CALL };
  }
  if (item.kind === 'comparison' && item.figure !== KEY_FIGURES_ID && asked.kind === 'comparison') {
    const placed = COMPARED_SECTIONS.flatMap(({ panels }) => panels).find(({ id }) => id === item.figure);
    if (placed) return placeOf(placed, asked.view.questions.length);
  }
  return { id: item.kind, height: item.kind === 'call' ? CALL : TABLE, isWide: item.kind !== 'call' };
}
