import { UNSENT_CORRECTIONS } from '@/components/shell/kept-here';

/**
 * Corrections that the server has not confirmed, kept for this tab: a session may end, or the connection break, while
 * somebody types. They are sent when the candidate or job is open again and somebody is signed in.
 */

export type Unsent = {
  readonly key: string;
  readonly path: string;
  readonly value: unknown;
  readonly seen: unknown;
};

const nameOf = (id: string) => `${UNSENT_CORRECTIONS}${id}`;

function isUnsent(one: unknown): one is Unsent {
  const known = one as Partial<Unsent> | null;
  return typeof known === 'object' && typeof known?.key === 'string' && typeof known.path === 'string';
}

/** Returns the unsent corrections of a dossier, the oldest first. */
export function unsentOf(id: string): Unsent[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(id)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function write(id: string, all: readonly Unsent[]): void {
  try {
    if (all.length === 0) sessionStorage.removeItem(nameOf(id));
    else sessionStorage.setItem(nameOf(id), JSON.stringify(all));
  } catch {
    // A browser without storage loses unsent corrections, and shows that by its own failure to send.
  }
}

/** Keeps a correction until it is sent; a newer one of the same place replaces it. */
export function keepUnsent(id: string, one: Unsent): void {
  write(id, [...unsentOf(id).filter(({ path, key }) => path !== one.path && key !== one.key), one]);
}

/** Forgets a correction that was sent or discarded. */
export function forgetUnsent(id: string, key: string): void {
  write(
    id,
    unsentOf(id).filter((one) => one.key !== key),
  );
}
