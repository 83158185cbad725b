import type { ComponentProps } from 'react';
import { cn } from './cn';

/**
 * The parts of a dense table: rows of 32 pixels, hairlines, a head that stays in sight inside a scrolling parent.
 * The caller names the table by `aria-label` or a caption.
 */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return <table className={cn('w-full border-separate border-spacing-0 text-sm', className)} {...props} />;
}

export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('sticky top-0 z-10 bg-surface', className)} {...props} />;
}

export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

/** A row; `data-state="selected"` marks it as chosen. */
export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn(
        'group/row hover:bg-hover data-[state=selected]:bg-selected in-[thead]:hover:bg-transparent',
        className,
      )}
      {...props}
    />
  );
}

export function TableHeader({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope={scope}
      className={cn(
        'h-8 border-b px-2 text-left text-xs font-medium whitespace-nowrap text-ink-muted',
        className,
      )}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return (
    <td
      className={cn('h-8 border-b border-line/70 px-2 py-1 align-middle pointer-coarse:h-11', className)}
      {...props}
    />
  );
}
