/**
 * Counts answered requests. It imports nothing, since the server that wraps Next.js loads it directly; the counts are
 * on `globalThis`, where the bundled application finds them.
 */

/** Upper ends of the classes of durations, in seconds. */
export const DURATIONS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

/** Counts of the requests of one part of the application; `classes` are those of `DURATIONS`, not added up. */
export type CountedRequests = { statuses: Map<string, number>; classes: number[]; seconds: number };

const holder = globalThis as { shortlistRequests?: Map<string, CountedRequests> };

/** Parts of the application. Paths hold ids and secrets of people, so nothing else of them is kept. */
const PARTS: readonly [RegExp, string][] = [
  [/^\/(?:_next|pdfjs)\//, 'assets'],
  [/^\/(?:tx\/)?(?:v10\/)?ui\//, 'matching-ui'],
  [/^\/(?:tx\/)?v(?:9|10)\//, 'parsing'],
  [/^\/matcher\//, 'matching-ui'],
  [/^\/api\/v3\//, 'market'],
  [/^\/(?:api\/)?events\//, 'events'],
  [/^\/api\/(?:health|metrics)$/, 'probes'],
  [/^\/(?:api|original|scim)\//, 'data'],
];

/** Returns the part of the application that a path belongs to. */
export function partOf(path: string): string {
  return PARTS.find(([pattern]) => pattern.test(path))?.[1] ?? 'pages';
}

/** Returns all counts of this process, by part. */
export function countedRequests(): Map<string, CountedRequests> {
  holder.shortlistRequests ??= new Map();
  return holder.shortlistRequests;
}

/** Counts one answered request: its path without query, the status it got, and how long it took in seconds. */
export function countRequest(path: string, status: number, seconds: number): void {
  const all = countedRequests();
  const part = partOf(path);
  const counted = all.get(part) ?? { statuses: new Map(), classes: DURATIONS.map(() => 0), seconds: 0 };
  all.set(part, counted);
  const kind = `${Math.floor(status / 100)}xx`;
  counted.statuses.set(kind, (counted.statuses.get(kind) ?? 0) + 1);
  counted.seconds += seconds;
  const index = DURATIONS.findIndex((most) => seconds <= most);
  if (index >= 0) counted.classes[index] = (counted.classes[index] ?? 0) + 1;
}
