import type { ComponentProps } from 'react';
import { cn } from './cn';

/**
 * Things in a line, some with a dot before them (`DOT_BEFORE`). Where they wrap, no line begins or ends with a dot: it
 * is in the space before its thing, and that of the first thing of a line is cut off.
 */
export function DotLine({
  as: Line = 'div',
  className,
  ...props
}: Pick<ComponentProps<'div'>, 'className' | 'children' | 'aria-label'> & { as?: 'div' | 'ul' }) {
  return (
    <div className="[clip-path:inset(-0.5rem_-0.5rem_-0.5rem_-0.25rem)]">
      <Line className={cn('-ml-3 flex flex-wrap items-baseline *:ml-3', className)} {...props} />
    </div>
  );
}

/** The look of a thing of a `DotLine` with a dot before it; assistive technology does not read the dot. */
export const DOT_BEFORE =
  "relative min-w-0 before:absolute before:-left-2 before:text-ink-faint before:content-['·'_/_'']";
