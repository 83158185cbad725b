'use client';

import { type ReactNode, useState } from 'react';
import { keepFor } from './kept-here';

/** Wraps everything that reads the browser's storage: other people's data there are cleared first. */
export function KeepForPerson({ personId, children }: { personId: string; children: ReactNode }) {
  useState(() => keepFor(personId));
  return children;
}
