import type { z } from 'zod';
import { type MarketFieldInfo, MarketFieldsResponse } from '@/lib/contracts';
import { succeed } from '@/lib/engine/kernel';
import {
  type CustomCategories,
  type Field,
  type FieldsRequest,
  type LabelLanguage,
  readFieldsRequest,
} from '@/lib/engine/market';
import { categoryLabel, customCategories } from './categories';
import { DEFAULT_LANGUAGE } from './context';
import { type MarketLabels, marketLabels } from './labels';
import { answered, defineMarketOperation } from './operation';

function categoriesOf(categories: CustomCategories, { name }: Field, language: LabelLanguage) {
  const own = categories[name] ?? [];
  if (own.length === 0) return undefined;
  const labels = (isLevel2: boolean) =>
    Object.fromEntries(
      own
        .filter(({ parent }) => (parent !== undefined) === isLevel2)
        .map(({ id }) => [id, categoryLabel(categories, name, id, language)]),
    );
  return { '1': labels(false), '2': labels(true) };
}

function chosen(
  values: Record<string, string> | undefined,
  wanted: readonly string[] | undefined,
): Record<string, string> | undefined {
  if (!values || !wanted) return values;
  return Object.fromEntries(Object.entries(values).filter(([value]) => wanted.includes(value)));
}

function infoOf(
  field: Field,
  request: FieldsRequest,
  labels: MarketLabels,
  categories: CustomCategories,
): z.output<typeof MarketFieldInfo> {
  const { language, values } = request;
  return {
    type: field.type,
    description: field.description,
    level: [...field.levels],
    possible_values: chosen(labels.valuesOf(field, language), values),
    custom_categories: categoriesOf(categories, field, language),
  };
}

/** GET /api/v3/fields (market.md, "Fields: query parameters"). */
export const marketFields = defineMarketOperation({
  name: 'marketFields',
  value: MarketFieldsResponse,
  run: async (parameters, accountId) => {
    const [labels, categories] = await Promise.all([marketLabels(), customCategories(accountId)]);
    return answered(readFieldsRequest(parameters, DEFAULT_LANGUAGE), async (request) =>
      succeed(
        Object.fromEntries(
          request.fields.map((field) => [field.name, infoOf(field, request, labels, categories)]),
        ),
      ),
    );
  },
});
