import { AXIS_TEXT, fittingName } from './looks';

/** The name of a value at its bars, cut where it is long; it leads to the page of the value where there is one. */
export function NameTick({
  x = 0,
  y = 0,
  payload,
  names,
  pages,
  room,
}: {
  x?: number;
  y?: number;
  payload?: { value: string };
  names: ReadonlyMap<string, string>;
  /** Pages of values that have one. */
  pages?: ReadonlyMap<string, string>;
  room: number;
}) {
  const name = names.get(payload?.value ?? '') ?? '';
  const page = pages?.get(payload?.value ?? '');
  const text = (
    <text x={x - room + 10} y={y} dy="0.34em" {...AXIS_TEXT} fill="var(--color-ink)">
      <title>{name}</title>
      {fittingName(name, room)}
    </text>
  );
  if (page === undefined) return text;
  return (
    <a
      href={page}
      aria-label={`The market of ${name}`}
      className="outline-none hover:underline [&:focus-visible>text]:underline"
    >
      {text}
    </a>
  );
}
