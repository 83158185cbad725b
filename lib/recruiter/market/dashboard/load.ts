import { z } from 'zod';
import { done, type Outcome } from '../../ground/outcome';
import { defineUseCase, reads } from '../../ground/use-case';
import { problemOfFailure } from '../../provider/problems';
import { PANEL_IDS, type PanelId, possiblePanels } from '../figures/panels';
import { type Figure, PERIOD_UNITS } from '../figures/types';
import { fieldLabel, type KnownFields, knownOf, readFields } from '../search/fields';
import { labelsOf } from '../search/find-jobs';
import { Filters } from '../search/question';
import { type Asking, FACETS, facets, replyFrom } from './ask';
import { KEY_FIGURES } from './key-figures';
import { PANEL_QUESTIONS } from './panels';
import { usualCurrency } from './panels/pay';
import type { Coming, Dashboard, DashboardSummary } from './types';

export const DashboardQuestion = z.object({
  filters: Filters,
  unit: z.enum(PERIOD_UNITS),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
});

type Question = z.output<typeof DashboardQuestion>;

/** Returns the parameters shared by all parts of a dashboard; the currency is looked up once. */
export function askingOf(fields: KnownFields, { filters, unit, currency }: Question): Asking {
  let usual: Promise<string | null> | undefined;
  return {
    ...{ filters, fields, unit },
    today: new Date().toISOString().slice(0, 10),
    currency: async () => {
      if (currency !== null) return currency;
      usual ??= usualCurrency({ filters, fields });
      return usual;
    },
  };
}

/** Returns the number of matching jobs, their most frequent values, and the names of the values in its filters. */
export async function summaryOf({ fields, filters }: Asking): Promise<DashboardSummary> {
  const { total, valuesOf } = await facets({ fields, filters });
  const counted = knownOf(fields, FACETS).map((field) => ({
    field,
    label: fieldLabel(field),
    values: valuesOf(field),
  }));
  return { total, facets: counted, labels: labelsOf(fields, counted, filters) };
}

/**
 * Begins to load everything on a dashboard and returns each part as a promise, so that it appears when ready. Equal
 * questions of several parts are asked once. Any member.
 */
export const loadDashboard = defineUseCase(
  reads('viewer'),
  DashboardQuestion.extend({ panels: z.array(z.enum(PANEL_IDS)).max(PANEL_IDS.length).readonly() }),
  async (_actor, { panels, ...question }): Promise<Outcome<Dashboard>> => {
    const fields = await readFields();
    if (!fields.ok) return problemOfFailure(fields.failure);
    const asking = askingOf(fields.value, question);
    const possible = new Set(possiblePanels(new Set(Object.keys(fields.value))));
    return done({
      summary: replyFrom(() => summaryOf(asking)),
      keyFigures: Object.values(KEY_FIGURES).map((figures) => replyFrom(() => figures(asking))),
      panels: panels
        .filter((id) => possible.has(id))
        .map((id) => ({ id, figure: replyFrom(() => PANEL_QUESTIONS[id](asking)) })),
    });
  },
);

/** Loads one figure of a dashboard, e.g. for a file. */
export async function loadFigure(id: PanelId, question: Question): Coming<Figure | null> {
  const fields = await readFields();
  if (!fields.ok) return problemOfFailure(fields.failure);
  return replyFrom(() => PANEL_QUESTIONS[id](askingOf(fields.value, question)));
}
