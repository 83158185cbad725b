import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { Theme } from './preferences';

/** Label and icon of each theme, wherever one can choose it. */
export const THEME_LABELS: Record<Theme, { label: string; icon: LucideIcon }> = {
  system: { label: 'Match system', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
};
