import type { LucideIcon } from 'lucide-react';

/** Something that one kind of list alone can do with what is chosen, or with the line in focus. */
export type BulkAct = {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly shortcut: string;
  run(ids: readonly string[]): void;
};
