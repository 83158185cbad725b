import type { LucideIcon } from 'lucide-react';

/** Targets of an act: these lines, or everything that the question of the list finds. */
export type Meant = readonly string[] | 'everything';

/** An action that only one kind of list has for the chosen lines, or for the line in focus. */
export type BulkAct = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly shortcut: string;
  run(meant: Meant): void;
};
