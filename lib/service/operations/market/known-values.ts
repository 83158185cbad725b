import { fold } from '@/lib/engine/kernel';
import { type Field, type KnownValues, LABEL_LANGUAGES } from '@/lib/engine/market';
import type { MarketLabels } from './labels';

/** What may have been meant by an unknown value, by the labels of the known ones. */

const MOST_NAMED = 3;

/**
 * How near a label is to what was written: 0 the same, 1 begins so, 2 contains it; undefined when it has nothing of it.
 */
function distance(written: string, code: string, label: string): number | undefined {
  if (code === written || label === written) return 0;
  if (label.startsWith(written)) return 1;
  return written.length > 2 && label.includes(written) ? 2 : undefined;
}

function nearest(labels: MarketLabels, field: Field, text: string): string[] {
  const written = fold(text).trim();
  const found = new Map<string, { shown: string; distance: number }>();
  for (const language of LABEL_LANGUAGES)
    for (const [code, label] of Object.entries(labels.valuesOf(field, language) ?? {})) {
      const near = distance(written, fold(code), fold(label));
      if (near === undefined || near >= (found.get(code)?.distance ?? Number.POSITIVE_INFINITY)) continue;
      found.set(code, { shown: `${code} (${label})`, distance: near });
    }
  const sorted = [...found.values()].sort(
    (a, b) => a.distance - b.distance || a.shown.length - b.shown.length,
  );
  return sorted.slice(0, MOST_NAMED).map(({ shown }) => shown);
}

export function knownValues(labels: MarketLabels): KnownValues {
  return {
    isKnown: (field, value) => !field.values || labels.labelOf(field, value, 'en') !== undefined,
    nearest: (field, text) => (text.trim() === '' ? [] : nearest(labels, field, text)),
  };
}
