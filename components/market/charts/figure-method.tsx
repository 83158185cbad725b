import type { Figure } from '@/lib/recruiter/vocabulary';
import { useCharting } from './context';

/** What a figure rests on, in some sentences. */
export function FigureMethod({
  figure: { basis },
  isPeriodSaid = false,
}: {
  figure: Pick<Figure, 'basis'>;
  /** Where what is around it says of which time it is. */
  isPeriodSaid?: boolean;
}) {
  const { formats, period } = useCharting();
  return (
    <>
      Of {formats.number(basis.n, { type: 'count' })} {basis.of}. {isPeriodSaid ? '' : `Period: ${period}. `}
      {basis.method}
    </>
  );
}
