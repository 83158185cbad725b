'use client';

import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Toaster as Sonner, toast as sonner } from 'sonner';

/** Place for toasts: in the middle, clear of anything docked in the corner. Rendered once, around the whole app. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      offset={16}
      mobileOffset={{ bottom: 72, left: 12, right: 12 }}
      gap={8}
      icons={{
        success: <CircleCheck aria-hidden className="size-4 text-positive" />,
        error: <CircleAlert aria-hidden className="size-4 text-critical" />,
        info: <Info aria-hidden className="size-4 text-info" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full sm:w-88 items-start gap-2.5 rounded-lg border border-line bg-raised px-3.5 py-3 text-sm text-ink shadow-overlay font-sans',
          icon: 'mt-0.5 shrink-0',
          content: 'min-w-0 flex-1',
          title: 'font-medium',
          description: 'mt-0.5 text-xs text-ink-muted',
          actionButton: 'shrink-0 font-medium text-accent underline-offset-4 hover:underline',
        },
      }}
    />
  );
}

type ToastOptions = {
  description?: string;
  /** Something to do about it, such as undoing. */
  action?: { label: string; run: () => void };
  /** Above, where the page has its own controls at the lower edge; below unless it is said. */
  at?: 'top' | undefined;
  /** How long it stays, where that matters; a few seconds otherwise. */
  seconds?: number;
};

function options({ description, action, at, seconds }: ToastOptions) {
  return {
    ...(description !== undefined && { description }),
    ...(at === 'top' && { position: 'top-center' as const }),
    ...(seconds !== undefined && { duration: seconds * 1000 }),
    ...(action && { action: { label: action.label, onClick: action.run } }),
  };
}

/** Tells in passing that something was done or went wrong. What must not be missed belongs on the page instead. */
export const toast = {
  done: (title: string, more: ToastOptions = {}) => sonner.success(title, options(more)),
  failed: (title: string, more: ToastOptions = {}) =>
    sonner.error(title, { ...options(more), duration: 10_000 }),
  info: (title: string, more: ToastOptions = {}) => sonner.info(title, options(more)),
};
