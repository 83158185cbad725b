import { changeBetween, clearChanges, type Measured, type TestedChange } from '../../figures/changes';
import { type ComparedSpans, type Span, spanLabel } from '../../figures/spans';
import type { KeyChange } from '../../figures/types';

/** Change of a number; `mix` is how that of pay was compared. */
export type Tested = { tested: TestedChange | null; mix?: KeyChange['mix'] };

type Spanned<M extends Measured> = { span: Span; measured: M };

const plainly = ({ measured: before }: Spanned<Measured>, { measured: now }: Spanned<Measured>): Tested => ({
  tested: changeBetween(before, now),
});

/** Compares a key figure with its earlier value, measured alike at each; all tests of it are made together. */
export function changesOf<M extends Measured>(
  spans: ComparedSpans | null,
  measure: (span: Span) => M,
  compare: (before: Spanned<M>, now: Spanned<M>) => Tested = plainly,
): KeyChange[] {
  if (!spans) return [];
  const now = { span: spans.now, measured: measure(spans.now) };
  const earlier = [spans.before, spans.yearBefore]
    .filter((span) => span !== null)
    .map((span) => ({ span, measured: measure(span) }));
  const compared = earlier.map((before) => compare(before, now));
  const changes = clearChanges(compared.map(({ tested }) => tested));
  return earlier.map(({ span, measured }, index): KeyChange => {
    const mix = compared[index]?.mix;
    return {
      of: spanLabel(now.span),
      against: spanLabel(span),
      n: now.measured.n,
      nAgainst: measured.n,
      change: changes[index] ?? null,
      ...(mix && { mix }),
    };
  });
}
