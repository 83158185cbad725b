import { fieldTarget } from './links';

/**
 * Settings that hold for all surrounding fields are copied, so that text in the innermost one need not look them up.
 */
type OpenField = { instruction: string; inResult: boolean; isAroundHidden: boolean; href?: string };

/** Nested fields: an instruction that is not shown, then a result that is. */
export class FieldStack {
  readonly #open: OpenField[] = [];

  begin(): void {
    const { href, isHidden } = this;
    this.#open.push({ instruction: '', inResult: false, isAroundHidden: isHidden, ...(href && { href }) });
  }

  /** The instruction is complete, the result follows. */
  separate(): void {
    const field = this.#open.at(-1);
    if (!field || field.inResult) return;
    field.inResult = true;
    const href = fieldTarget(field.instruction);
    if (href) field.href = href;
  }

  end(): void {
    this.#open.pop();
  }

  addInstruction(text: string): void {
    const field = this.#open.at(-1);
    if (field && !field.inResult) field.instruction += text;
  }

  /** True while the text that comes is part of an instruction. */
  get isHidden(): boolean {
    const field = this.#open.at(-1);
    return field !== undefined && (field.isAroundHidden || !field.inResult);
  }

  /** Target of the innermost link around the text that comes. */
  get href(): string | undefined {
    return this.#open.at(-1)?.href;
  }
}
