import type { ReactNode } from 'react';
import { sectionId } from './section-nav';

/** Figures that answer one question, under its words, side by side where there is room. */
export function FigureSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      id={sectionId(title)}
      tabIndex={-1}
      aria-label={title}
      className="scroll-mt-12 outline-none pointer-coarse:scroll-mt-16"
    >
      <h2 className="mb-2.5 text-xs font-semibold text-ink-muted">{title}</h2>
      <div className="grid gap-3 @3xl:grid-cols-2">{children}</div>
    </section>
  );
}
