import { useCommands } from '@/components/shell/commands';

/** Elements that the focus moves between. */
export const FIGURE = { 'data-figure': '' } as const;

/** Moves to the next or previous figure on the page; initially to the first or last one. */
function step(by: 1 | -1): void {
  const figures = [...document.querySelectorAll<HTMLElement>('[data-figure]')];
  const at = figures.findIndex((figure) => figure.contains(document.activeElement));
  const to = at < 0 ? (by > 0 ? 0 : figures.length - 1) : at + by;
  const next = figures[Math.min(Math.max(to, 0), figures.length - 1)];
  next?.scrollIntoView({ block: 'center' });
  next?.focus({ preventScroll: true });
}

/** The keys from figure to figure: each holds dozens of links, so that by Tab the next one is far away. */
export function useFigureKeys(): void {
  const common = { group: 'Market', onlyShortcut: true };
  useCommands([
    { ...common, id: 'figure-next', label: 'Next figure', shortcut: 'j', run: () => step(1) },
    { ...common, id: 'figure-previous', label: 'Previous figure', shortcut: 'k', run: () => step(-1) },
  ]);
}
