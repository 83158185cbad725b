import Link from 'next/link';
import type { ComponentProps } from 'react';
import { cn } from './cn';

/** A link within a sentence, set off from the words around it by its line as well as its colour (WCAG 1.4.1). */
export function TextLink({ className, ...link }: ComponentProps<typeof Link>) {
  return <Link className={cn('text-accent underline underline-offset-4', className)} {...link} />;
}
