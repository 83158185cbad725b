'use client';

import { type ReactNode, useState } from 'react';
import { keepFor } from './kept-here';

/** Stands around all that reads what the browser keeps: what somebody else left there is cleared before. */
export function KeepForPerson({ personId, children }: { personId: string; children: ReactNode }) {
  useState(() => keepFor(personId));
  return children;
}
