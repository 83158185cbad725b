import { bulletFor, formatNumber } from '../flow';
import { childNamed, childrenNamed, type XmlElement } from '../xml';

type Level = { format: string; text: string; start: number };
type Definition = { levels: Map<number, Level>; counters: number[] };

const MAX_LEVEL = 8;
const MAX_START = 1_000_000;
/** Characters of a pattern: it names nine levels at most, with a few words around them. */
const MAX_PATTERN = 100;

/** The lists of a document: gives each item its label and counts on. */
export class NumberingCatalogue {
  readonly #abstract = new Map<string, Definition>();
  readonly #instances = new Map<string, Definition>();

  /** Takes the root of the numbering part, which may be absent. */
  constructor(root: XmlElement | undefined) {
    for (const element of childrenNamed(root, 'w:abstractNum')) {
      const id = element.attributes['w:abstractNumId'];
      if (id !== undefined) this.#abstract.set(id, { levels: readLevels(element), counters: [] });
    }
    for (const element of childrenNamed(root, 'w:num')) {
      const id = element.attributes['w:numId'];
      const definition = this.#abstract.get(
        childNamed(element, 'w:abstractNumId')?.attributes['w:val'] ?? '',
      );
      if (id === undefined || !definition) continue;
      this.#instances.set(id, withOverrides(definition, element));
    }
  }

  /** Returns the label of the next item of a list; undefined when the paragraph is in no list or its label is empty. */
  label(numberingId: string | undefined, level = 0): string | undefined {
    const definition = numberingId === undefined ? undefined : this.#instances.get(numberingId);
    const declared = definition?.levels.get(level);
    if (!definition || !declared || level > MAX_LEVEL || declared.format === 'none') return undefined;
    if (declared.format === 'bullet') return bulletFor(declared.text);
    definition.counters[level] = (definition.counters[level] ?? declared.start - 1) + 1;
    definition.counters.length = level + 1;
    const label = declared.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const other = definition.levels.get(at);
      return formatNumber(definition.counters[at] ?? other?.start ?? 1, other?.format ?? 'decimal');
    });
    return label.trim() || undefined;
  }
}

function withOverrides(definition: Definition, instance: XmlElement): Definition {
  const overrides = childrenNamed(instance, 'w:lvlOverride');
  if (overrides.length === 0) return definition;
  const levels = new Map(definition.levels);
  for (const override of overrides) {
    const at = Number(override.attributes['w:ilvl']);
    const level = childNamed(override, 'w:lvl');
    const below = levels.get(at);
    const start = startOf(childNamed(override, 'w:startOverride'));
    if (level) levels.set(at, readLevel(level));
    else if (below && start !== undefined) levels.set(at, { ...below, start });
  }
  return { levels, counters: [] };
}

function readLevels(element: XmlElement): Map<number, Level> {
  return new Map(
    childrenNamed(element, 'w:lvl').map((level) => [
      Number(level.attributes['w:ilvl'] ?? 0),
      readLevel(level),
    ]),
  );
}

function readLevel(element: XmlElement): Level {
  return {
    format: childNamed(element, 'w:numFmt')?.attributes['w:val'] ?? 'decimal',
    text: (childNamed(element, 'w:lvlText')?.attributes['w:val'] ?? '').slice(0, MAX_PATTERN),
    start: startOf(childNamed(element, 'w:start')) ?? 1,
  };
}

function startOf(element: XmlElement | undefined): number | undefined {
  const start = Number(element?.attributes['w:val'] ?? Number.NaN);
  return Number.isInteger(start) && Math.abs(start) < MAX_START ? start : undefined;
}
