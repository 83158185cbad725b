import { formatNumber } from '../flow';

type OpenList = { isNumbered: boolean; next: number; format: string };

const MAX_NUMBER = 1_000_000;

/** Labels of the items of nested lists. */
export class ListCounter {
  readonly #lists: OpenList[] = [];

  open(tag: string, attributes: Record<string, string>): void {
    const start = Number(attributes.start ?? 1);
    this.#lists.push({
      isNumbered: tag === 'ol',
      next: Number.isInteger(start) && Math.abs(start) < MAX_NUMBER ? start : 1,
      format: attributes.type ?? '1',
    });
  }

  close(): void {
    this.#lists.pop();
  }

  /** Returns the label of the item that opens now. */
  next(attributes: Record<string, string>): string {
    const list = this.#lists.at(-1);
    if (!list?.isNumbered) return '•';
    const value = Number(attributes.value ?? Number.NaN);
    if (Number.isInteger(value) && Math.abs(value) < MAX_NUMBER) list.next = value;
    const number = list.next;
    list.next += 1;
    return `${formatNumber(number, list.format)}.`;
  }
}
