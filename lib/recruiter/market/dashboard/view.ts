import { type ListQueryParams, toSearchParams } from '../../records/list-query';
import { PERIOD_UNITS, type PeriodUnit } from '../figures/types';
import { EVERYTHING, type MarketFilter, marketViewFrom, marketViewParams } from '../search/view';

/** The whole question of a dashboard, as in its URL; filters are written as on the page of the market. */
export type DashboardView = {
  readonly filters: readonly MarketFilter[];
  /** Unit that time is split into. */
  readonly unit: PeriodUnit;
  /** Pay is shown in one currency (ISO 4217); null is the most frequent one. */
  readonly currency: string | null;
};

const USUAL_UNIT: PeriodUnit = 'month';
const CURRENCY = /^[A-Z]{3}$/;

/** Returns the view of a URL; missing or invalid parts have their defaults. */
export function dashboardViewFrom(given: ListQueryParams): DashboardView {
  const params = toSearchParams(given);
  const currency = params.get('_currency') ?? '';
  return {
    filters: marketViewFrom(given).filters,
    unit: PERIOD_UNITS.find((unit) => unit === params.get('_unit')) ?? USUAL_UNIT,
    currency: CURRENCY.test(currency) ? currency : null,
  };
}

/** Returns the shortest parameters of a view. */
export function dashboardViewParams({ filters, unit, currency }: DashboardView): URLSearchParams {
  const params = marketViewParams({ ...EVERYTHING, filters });
  if (unit !== USUAL_UNIT) params.set('_unit', unit);
  if (currency !== null) params.set('_currency', currency);
  return params;
}
