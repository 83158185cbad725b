'use client';

import { useEffect, useState } from 'react';

const PATIENCE_MS = 2500;

/** Explains why an answer takes long, when it does: questions are asked in turn, within the limits of the market. */
export function SlowNotice() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={isSlow ? 'border-b bg-info-soft px-4 py-2 text-info md:px-5' : 'sr-only'}>
      {isSlow &&
        'The job market answers a limited number of questions a minute; this one is waiting its turn.'}
    </p>
  );
}
