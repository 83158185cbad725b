import { Fragment, type MouseEvent } from 'react';
import { cn } from '@/components/ui/cn';
import type { Completion } from './completion';

/** The completions below the bar, in their groups. The bar keeps the focus; `active` is where its keys are. */
export function CompletionList({
  id,
  completions,
  active,
  isLoading,
  onChoose,
  onPoint,
}: {
  id: string;
  completions: readonly Completion[];
  active: number;
  isLoading: boolean;
  onChoose: (completion: Completion) => void;
  onPoint: (index: number) => void;
}) {
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1 animate-appear overflow-hidden rounded-lg border bg-raised shadow-overlay">
      <div id={id} role="listbox" aria-label="Completions" className="max-h-80 overflow-y-auto p-1">
        {completions.map((completion, index) => (
          <Fragment key={completion.id}>
            {completion.group !== completions[index - 1]?.group && (
              <div role="presentation" className="px-2 pt-1.5 pb-0.5 text-2xs font-medium text-ink-faint">
                {completion.group}
              </div>
            )}
            <Option
              id={`${id}-${index}`}
              completion={completion}
              isActive={index === active}
              onChoose={() => onChoose(completion)}
              onPoint={() => onPoint(index)}
            />
          </Fragment>
        ))}
      </div>
      <p role="status" className={cn('px-3 pb-2 text-xs text-ink-faint', !isLoading && 'sr-only')}>
        {isLoading ? 'Looking up values…' : ''}
      </p>
    </div>
  );
}

function Option({
  id,
  completion: { label, detail, count },
  isActive,
  onChoose,
  onPoint,
}: {
  id: string;
  completion: Completion;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the bar has the focus and its keys choose
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      ref={isActive ? scrollIntoView : undefined}
      className={cn(
        'flex min-h-8 cursor-default items-center gap-3 rounded-sm px-2 select-none pointer-coarse:min-h-11',
        isActive && 'bg-selected',
      )}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={(event) => isMoved(event) && onPoint()}
      onClick={onChoose}
    >
      <span className="min-w-0 shrink-0 truncate max-sm:shrink">{label}</span>
      {detail && <span className="min-w-0 flex-1 truncate text-xs text-ink-muted">{detail}</span>}
      {count && <span className="ml-auto shrink-0 text-xs text-ink-muted tabular-nums">{count}</span>}
    </div>
  );
}

/** A list that appears below a mouse at rest is not pointed at. */
function isMoved({ movementX, movementY }: MouseEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

function scrollIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
