import { describe, expect, it } from 'vitest';
import { COMPARED_IDS, KEY_FIGURES_ID } from '@/lib/recruiter/market/compare/panels';
import { PANEL_IDS } from '@/lib/recruiter/market/figures/panels';
import { COMPARED_SECTIONS } from '../compare/sections';
import { SECTIONS } from './sections';

const placed = (sections: readonly { panels: readonly { id: string }[] }[]) =>
  sections.flatMap(({ panels }) => panels.map(({ id }) => id)).toSorted();

describe('every figure has its place, once', () => {
  it('on a dashboard', () => expect(placed(SECTIONS)).toEqual(PANEL_IDS.toSorted()));
  it('in a comparison, below the table of key figures', () =>
    expect([...placed(COMPARED_SECTIONS), KEY_FIGURES_ID].toSorted()).toEqual(COMPARED_IDS.toSorted()));
});
