/**
 * State of the parts of the process. On `globalThis` and without imports, since the server in front of the framework
 * reads it as well (scripts/server/serve.mjs).
 */
export type HealthPart = {
  name: string;
  /** True if data cannot be kept without it. */
  isNeeded: boolean;
  /** Problem, for the operator; absent when it works. */
  message: string | undefined;
};

/** `faultAt` is when a statement last failed for a store, on the clock of `performance.now()`. */
export type HealthState = { parts: readonly HealthPart[]; faultAt?: number };

const holder = globalThis as { shortlistHealth?: HealthState };

/** Returns the state of this process, which whoever watches it changes. */
export function healthState(): HealthState {
  holder.shortlistHealth ??= { parts: [] };
  return holder.shortlistHealth;
}

/** Returns whether a part is known to fail. */
export function fails(name: string): boolean {
  return healthState().parts.some((part) => part.name === name && part.message !== undefined);
}

/** Notes that a store failed, before whoever watches it sees that. */
export function noteFault(): void {
  healthState().faultAt = performance.now();
}

/** Returns whether a store failed since a moment of `performance.now()`. */
export function hasFailedSince(moment: number): boolean {
  return (healthState().faultAt ?? Number.NEGATIVE_INFINITY) >= moment;
}
