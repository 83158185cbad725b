import { fieldTarget } from './links';

type OpenField = { instruction: string; inResult: boolean; href?: string };

/** Nested fields: an instruction that is not shown, then a result that is. */
export class FieldStack {
  readonly #open: OpenField[] = [];

  begin(): void {
    this.#open.push({ instruction: '', inResult: false });
  }

  /** The instruction is complete, the result follows. */
  separate(): void {
    const field = this.#open.at(-1);
    if (!field) return;
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
    return this.#open.some((field) => !field.inResult);
  }

  /** Target of the innermost link around the text that comes. */
  get href(): string | undefined {
    return this.#open.findLast((field) => field.href !== undefined)?.href;
  }
}
