'use client';

import { createContext, type ReactNode, useEffect, useState } from 'react';

const Ready = createContext(false);

/**
 * Makes its contents ready for presses as soon as the frame around them is (decision 107). Nothing reads the context:
 * only its change matters.
 */
export function ReadyAtOnce({ children }: { children: ReactNode }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return <Ready value={isReady}>{children}</Ready>;
}
