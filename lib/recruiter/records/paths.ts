/** Places within a resume: dotted names, positions in lists as numbers (`employmentHistory.positions.0.jobTitle.raw`). */
export type Path = readonly (string | number)[];

const MOST_STEPS = 12;

/** Reads a path; null when it is invalid. */
export function pathOf(text: string): Path | null {
  const steps = text.split('.');
  if (steps.length > MOST_STEPS || !steps.every((step) => /^(?:[a-z][A-Za-z0-9_]{0,60}|\d{1,4})$/.test(step)))
    return null;
  return steps.map((step) => (/^\d/.test(step) ? Number(step) : step));
}

function child(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  if (value === null || typeof value !== 'object' || typeof step === 'number') return undefined;
  return Object.hasOwn(value, step) ? (value as Record<string, unknown>)[step] : undefined;
}

/** Returns the value at a path, undefined if it is missing. */
export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce(child, document);
}

/**
 * Returns a copy of the document with another value at a path; missing steps on the way are created, list entries are
 * not.
 */
export function withValueAt(document: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inner = withValueAt(child(document, step), rest, value);
  if (typeof step === 'number') {
    const list = Array.isArray(document) ? document : [];
    return list.map((entry, index) => (index === step ? inner : entry));
  }
  const members =
    document !== null && typeof document === 'object' && !Array.isArray(document) ? document : {};
  return { ...members, [step]: inner };
}

/** Returns whether a path is below another. */
export function isBeneath(path: string, ancestor: string): boolean {
  return path.startsWith(`${ancestor}.`);
}
