import type { Figure } from '@/lib/recruiter/vocabulary';
import { useCharting } from './context';

/** What a figure rests on, in some sentences. */
export function FigureMethod({ figure: { basis } }: { figure: Figure }) {
  const { formats, period } = useCharting();
  return (
    <>
      Of {formats.number(basis.n, { type: 'count' })} {basis.of}. Period: {period}. {basis.method}
    </>
  );
}
