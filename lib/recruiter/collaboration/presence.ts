import { once } from '@/lib/platform';
import type { Actor } from '../ground/actor';
import type { Colleague } from '../notes/types';

/** Time that somebody counts as present after the last request of their page; pages ask every 20 seconds. */
const STAYS_MS = 45_000;

type Visits = Map<string, Map<string, { name: string; at: number }>>;

/**
 * Notes that somebody has a page open and returns the others who have. Kept in this process only, so that each of
 * several instances knows only its own visitors.
 */
export function visit(dossierId: string, actor: Actor, now = performance.now()): Colleague[] {
  const visits = once<Visits>('visits', () => new Map());
  const here = visits.get(dossierId) ?? new Map<string, { name: string; at: number }>();
  here.set(actor.id, { name: actor.name, at: now });
  visits.set(dossierId, here);
  for (const [id, people] of visits) {
    for (const [member, { at }] of people) if (now - at > STAYS_MS) people.delete(member);
    if (people.size === 0) visits.delete(id);
  }
  return [...here].filter(([id]) => id !== actor.id).map(([id, { name }]) => ({ id, name }));
}
