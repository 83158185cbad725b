import type { ReactNode } from 'react';

/** Look of a value that may be wrong. */
export const DOUBTED = 'underline decoration-caution decoration-dotted underline-offset-4';

/** A value of a list, marked where the parser was not certain of it. */
export function Doubted({ isSo, children }: { isSo: boolean; children: ReactNode }) {
  if (!isSo || !children) return children;
  return (
    <span className={DOUBTED} title="Not certain. Compare it with the original.">
      {children}
      <span className="sr-only"> (not certain)</span>
    </span>
  );
}
