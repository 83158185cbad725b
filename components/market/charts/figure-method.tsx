import type { Figure, FigureBasis } from '@/lib/recruiter/vocabulary';
import { useCharting } from './context';

/** Fewest jobs for a share. */
const LEAST_OF_SHARE = 10;

/** Returns how many jobs a figure rests on, and how many of those that could state it these are. */
function useSample({ n, of, among }: FigureBasis): string {
  const { formats } = useCharting();
  const write = (value: number) => formats.number(value, { type: 'count' });
  const sample = `${write(n)} ${of}`;
  if (among === undefined) return sample;
  if (among < LEAST_OF_SHARE) return `${sample}, of ${write(among)}`;
  return `${sample}, ${formats.number(n / among, { type: 'share' })} of ${write(among)}`;
}

/** Explains the basis of a figure, in a few sentences. */
export function FigureMethod({ figure: { basis } }: { figure: Pick<Figure, 'basis'> }) {
  const { period } = useCharting();
  const sample = useSample(basis);
  return (
    <>
      Of {sample}. Period: {basis.period ?? period}. {basis.caution && `${basis.caution} `}
      {basis.method}
    </>
  );
}

/** The same in a line that is always shown: the number, the time, and the warning. */
export function FigureSample({ figure: { basis } }: { figure: Pick<Figure, 'basis'> }) {
  const { period } = useCharting();
  const sample = useSample(basis);
  return (
    <p className="text-2xs text-pretty text-ink-muted">
      {sample} · {basis.period ?? period}
      {basis.caution && <span className="font-medium"> · {basis.caution}</span>}
    </p>
  );
}
