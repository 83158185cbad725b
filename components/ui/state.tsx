import { CircleAlert, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn';

type StateProps = {
  title: string;
  children?: ReactNode;
  /** Possible actions: one or two buttons. */
  actions?: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  className?: string;
};

function State({
  icon: Icon,
  iconClass,
  title,
  children,
  actions,
  level = 2,
  className,
}: StateProps & { icon?: LucideIcon | undefined; iconClass: string }) {
  const Heading = `h${level}` as const;
  return (
    <div className={cn('mx-auto flex max-w-md flex-col items-center px-6 py-12 text-center', className)}>
      {Icon && (
        <span className={cn('mb-4 flex size-10 items-center justify-center rounded-lg', iconClass)}>
          <Icon aria-hidden className="size-5" strokeWidth={1.75} />
        </span>
      )}
      <Heading className="text-base font-semibold">{title}</Heading>
      {children && <div className="mt-1.5 text-sm text-pretty text-ink-muted">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}

/** Empty state: explains what will appear here and how to begin. */
export function EmptyState({ icon, ...props }: StateProps & { icon?: LucideIcon }) {
  return <State icon={icon} iconClass="bg-accent-soft text-accent" {...props} />;
}

/** Error state: the title says what happened, the children what to do; the log has the error under the request id. */
export function ErrorState({
  requestId,
  children,
  ...props
}: StateProps & { requestId?: string | undefined }) {
  return (
    <div role="alert">
      <State icon={CircleAlert} iconClass="bg-critical-soft text-critical" {...props}>
        {children}
        {requestId && (
          <p className="mt-3 text-xs text-ink-faint">
            Reference <code className="font-mono select-all">{requestId}</code>
          </p>
        )}
      </State>
    </div>
  );
}

/** State for the signed-in person who may not see or do this: shows who may. */
export function NoPermissionState(props: StateProps) {
  return <State icon={Lock} iconClass="bg-hover text-ink-muted" {...props} />;
}
