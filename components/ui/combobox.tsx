import { Fragment, type MouseEvent } from 'react';
import { cn } from './cn';
import { type ComboboxOption, optionId, type useCombobox } from './use-combobox';

type List = ReturnType<typeof useCombobox>['list'];

/**
 * The list below a combobox, in a place that is `relative`, with what a screen reader hears of it. The field keeps the
 * focus; `useCombobox` has its state.
 */
export function ComboboxList({ label, ...list }: List & { label: string }) {
  const { id, options, active, isShown, isLoading } = list;
  const found = isShown ? `${options.length} suggestion${options.length === 1 ? '' : 's'}` : '';
  return (
    <>
      {isShown && (
        <div className="absolute inset-x-0 top-full z-30 mt-1 animate-appear overflow-hidden rounded-lg border bg-raised shadow-overlay">
          <div id={id} role="listbox" aria-label={label} className="max-h-80 overflow-y-auto p-1">
            {options.map((option, index) => (
              <Fragment key={option.key}>
                {option.group && option.group !== options[index - 1]?.group && (
                  <div role="presentation" className="px-2 pt-1.5 pb-0.5 text-2xs font-medium text-ink-faint">
                    {option.group}
                  </div>
                )}
                <Option
                  id={optionId(id, index)}
                  option={option}
                  isActive={index === active}
                  onChoose={() => list.onChoose(index)}
                  onPoint={() => list.onPoint(index)}
                />
              </Fragment>
            ))}
          </div>
          {isLoading && <p className="px-3 pb-2 text-xs text-ink-faint">{LOADING}</p>}
        </div>
      )}
      <span role="status" className="sr-only">
        {isLoading && isShown ? LOADING : found}
      </span>
    </>
  );
}

const LOADING = 'Looking up values…';

function Option({
  id,
  option: { label, detail, count },
  isActive,
  onChoose,
  onPoint,
}: {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
  onChoose: () => void;
  onPoint: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys choose
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
      <span className="min-w-0 truncate">{label}</span>
      {detail && <span className="min-w-12 flex-1 truncate text-xs text-ink-muted">{detail}</span>}
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
