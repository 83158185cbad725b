import { bulletFor, formatNumber } from '../flow';
import { elementsOf, type XmlElement } from '../xml';

type Level = { bullet?: string; format: string; prefix: string; suffix: string; start: number };

const MAX_START = 1_000_000;

/** The list styles of a document, and the labels that they give. */
export class OdtLists {
  readonly #styles = new Map<string, Level[]>();
  readonly #counters = new Map<string, number>();

  /** Adds the list styles among the children of a `office:styles` or `office:automatic-styles`. */
  add(styles: XmlElement | undefined): void {
    for (const element of elementsOf(styles)) {
      const name = element.attributes['style:name'];
      if (element.name === 'text:list-style' && name)
        this.#styles.set(name, elementsOf(element).map(readLevel));
    }
  }

  /** Restarts a list at a level, unless it continues the numbering of an earlier one. */
  restart(style: string | undefined, level: number): void {
    this.#counters.delete(`${style}/${level}`);
  }

  /** Returns the label of the next item; a bullet when the style is unknown. */
  label(style: string | undefined, level: number): string | undefined {
    const declared = this.#styles.get(style ?? '')?.[level];
    if (!declared) return '•';
    if (declared.bullet !== undefined) return declared.bullet;
    if (declared.format === '') return undefined;
    const key = `${style}/${level}`;
    const number = (this.#counters.get(key) ?? declared.start - 1) + 1;
    this.#counters.set(key, number);
    return `${declared.prefix}${formatNumber(number, declared.format)}${declared.suffix}`.trim() || undefined;
  }
}

function readLevel(element: XmlElement): Level {
  const { attributes } = element;
  const start = Number(attributes['text:start-value'] ?? 1);
  const isNumber = element.name === 'text:list-level-style-number';
  return {
    ...(!isNumber && { bullet: bulletFor(attributes['text:bullet-char'] ?? '•') }),
    format: attributes['style:num-format'] ?? '',
    prefix: attributes['style:num-prefix'] ?? '',
    suffix: attributes['style:num-suffix'] ?? '',
    start: Number.isInteger(start) && Math.abs(start) < MAX_START ? start : 1,
  };
}
