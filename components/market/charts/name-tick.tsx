import { AXIS_TEXT, fittingText, LABEL_WIDTH } from './looks';

/** The name of a value at its bars, cut where it is long. */
export function NameTick({
  x = 0,
  y = 0,
  payload,
  names,
}: {
  x?: number;
  y?: number;
  payload?: { value: string };
  names: ReadonlyMap<string, string>;
}) {
  const name = names.get(payload?.value ?? '') ?? '';
  return (
    <text x={x - LABEL_WIDTH + 10} y={y} dy="0.34em" {...AXIS_TEXT} fill="var(--color-ink)">
      <title>{name}</title>
      {fittingText(name, LABEL_WIDTH - 16)}
    </text>
  );
}
