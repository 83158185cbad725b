import { AXIS_TEXT, fittingLines } from './looks';

/** The name of a value at its bars, on two lines where it is long; it leads to the page of the value where there is one. */
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
  const left = x - room + 10;
  const [first, second] = fittingLines(name, room);
  const text = (
    <text y={y} {...AXIS_TEXT} fill="var(--color-ink)">
      <title>{name}</title>
      <tspan x={left} dy={second === undefined ? '0.34em' : '-0.18em'}>
        {first}
      </tspan>
      {second !== undefined && (
        <tspan x={left} dy="1.05em">
          {second}
        </tspan>
      )}
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
