import { z } from 'zod';
import { defineUseCase, reads } from '../../ground/use-case';
import { Filters } from '../search/question';
import { loadFigure } from './load';

/** New and open jobs of a question by month, as a figure; null when the market has none. Any member. */
export const marketTrend = defineUseCase(
  reads('viewer'),
  z.object({ filters: Filters }),
  (_actor, { filters }) => loadFigure('trend', { filters, unit: 'month', currency: null }),
);
