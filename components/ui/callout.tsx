import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn';

const tones = {
  info: { look: 'border-info/25 bg-info-soft', mark: 'text-info', icon: Info },
  caution: { look: 'border-caution/25 bg-caution-soft', mark: 'text-caution', icon: TriangleAlert },
  critical: { look: 'border-critical/25 bg-critical-soft', mark: 'text-critical', icon: CircleAlert },
};

/** A few sentences that belong to the place where they are. A critical one is read out when it appears. */
export function Callout({
  tone = 'info',
  title,
  action,
  className,
  children,
}: {
  tone?: keyof typeof tones;
  title?: string;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const { look, mark, icon: Icon } = tones[tone];
  return (
    <div
      {...(tone === 'critical' && { role: 'alert', tabIndex: -1 })}
      className={cn('flex gap-2.5 rounded-md border px-3 py-2.5 text-sm text-ink', look, className)}
    >
      <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', mark)} />
      <div className="min-w-0 flex-1 text-pretty">
        {title && <p className="font-medium">{title}</p>}
        {children && <div className={title ? 'text-ink-muted' : undefined}>{children}</div>}
      </div>
      {action && <div className="-my-1 shrink-0 self-center">{action}</div>}
    </div>
  );
}
