import { AXIS_TEXT, fittingName } from './looks';

/** The name of a value at its bars, cut where it is long. */
export function NameTick({
  x = 0,
  y = 0,
  payload,
  names,
  room,
}: {
  x?: number;
  y?: number;
  payload?: { value: string };
  names: ReadonlyMap<string, string>;
  room: number;
}) {
  const name = names.get(payload?.value ?? '') ?? '';
  return (
    <text x={x - room + 10} y={y} dy="0.34em" {...AXIS_TEXT} fill="var(--color-ink)">
      <title>{name}</title>
      {fittingName(name, room)}
    </text>
  );
}
