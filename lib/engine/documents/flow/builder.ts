import type { EmbeddedImage, Line, LineRole, ReadLimits, Run, SourceDocument } from '../model';
import { splitBullet } from './bullets';
import { weighLine } from './weigh';
import { normaliseRuns } from './whitespace';

/** The look of a stretch of text: a run without its text and place. */
export type TextStyle = Omit<Run, 'text' | 'x0' | 'x1'>;

/** Kind of a paragraph, before its text is known. */
export type BlockKind = {
  role: LineRole;
  headingLevel?: number;
  /** The label of a list item as the format numbers it. */
  bullet?: string;
  cell?: Line['cell'];
  /** It is in a text box, next to the main text. */
  inBox?: boolean;
  /** White space above the paragraph in points. */
  gapBefore?: number;
};

const LINES_BETWEEN_CHECKS = 64;
const MAIN_COLUMN = 1;
const BOX_COLUMN = 2;
const STEPS_BETWEEN_CHECKS = 2048;
/** A shorter line counts as this many characters, since a line costs more than what is in it. */
const LEAST_A_LINE = 45;

/**
 * Collects the paragraphs of a flowing document as lines: white space normalised, bullets split off, empty lines turned
 * into the gap above the next line. Stops at the limits and reports it.
 */
export class FlowBuilder {
  readonly lines: Line[] = [];
  readonly images: EmbeddedImage[] = [];
  readonly #limits: ReadLimits;
  #kind: BlockKind | undefined;
  #runs: Run[] = [];
  #block = -1;
  #linesInBlock = 0;
  #characters = 0;
  /** Height of the empty paragraphs since the last line. */
  #gap = 0;
  /** White space required below the last paragraph. */
  #gapAfter = 0;
  #stopped = false;
  #steps = 0;

  constructor(limits: ReadLimits) {
    this.#limits = limits;
  }

  /** True when a limit was reached: additions from now on are dropped. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Takes no more text from now on; the document is marked truncated. */
  stop(): void {
    this.#stopped = true;
  }

  /** To be called for every step of work that may give no line, so that endless ones are stopped, too. */
  countStep(): void {
    this.#steps += 1;
    if (this.#steps % STEPS_BETWEEN_CHECKS === 0) this.#checkTime();
  }

  /** True between `begin` and `end`. */
  get isOpen(): boolean {
    return this.#kind !== undefined;
  }

  /** True when the open line has no text yet. */
  get isLineEmpty(): boolean {
    return this.#runs.every((run) => run.text.trim() === '');
  }

  /** Starts a paragraph; one that is still open is ended first. */
  begin(kind: BlockKind): void {
    this.end();
    this.#kind = kind;
    this.#block += 1;
    this.#linesInBlock = 0;
  }

  /** Adds text to the open line; without an open paragraph it starts a plain one. */
  text(text: string, style: TextStyle): void {
    if (this.#stopped || text === '') return;
    if (this.#kind === undefined) this.begin({ role: 'paragraph' });
    const room = this.#limits.maxCharacters - this.#characters;
    this.#stopped = text.length > room;
    this.#characters += text.length;
    const taken = this.#stopped ? text.slice(0, room) : text;
    const last = this.#runs.at(-1);
    if (last && sameStyle(last, style)) last.text += taken;
    else this.#runs.push({ text: taken, ...style });
  }

  /** Ends the line but not the paragraph. */
  lineBreak(): void {
    if (this.#kind) this.#flush(this.#kind);
  }

  /**
   * Ends the paragraph, with the white space required below it. One without text counts as an empty line of
   * `emptyHeight` points.
   */
  end({ emptyHeight = 0, gapAfter = 0 }: { emptyHeight?: number; gapAfter?: number } = {}): void {
    const kind = this.#kind;
    if (!kind) return;
    this.#flush(kind);
    if (this.#linesInBlock === 0) this.#gap += emptyHeight;
    this.#gapAfter = gapAfter;
    this.#kind = undefined;
  }

  /** Moves the lines from the one with number `from` on in front of line `to`. */
  bringForward(from: number, to: number): void {
    const moved = this.lines.splice(from);
    const rest = this.lines.splice(to);
    for (const line of [...moved, ...rest]) this.lines.push(line);
  }

  /** Adds an empty line of this height. */
  emptyLine(points: number): void {
    this.#gap += points;
  }

  /** Keeps a picture at the present place. */
  image(bytes: Uint8Array, extension: EmbeddedImage['extension']): void {
    this.images.push({ bytes, extension, page: 0, line: this.lines.length });
  }

  /** Returns the document read so far. */
  finish(kind: SourceDocument['kind'], properties: Record<string, string>): SourceDocument {
    this.end();
    this.#numberColumns();
    return {
      kind,
      lines: this.lines,
      pages: [{ width: 0, height: 0 }],
      images: this.images,
      properties,
      truncated: this.#stopped,
    };
  }

  /** Text boxes are a separate column, which makes the main text one, too; headers span both. */
  #numberColumns(): void {
    if (!this.lines.some((line) => line.column === BOX_COLUMN)) return;
    for (const line of this.lines) {
      if (line.column === 0 && line.role !== 'header' && line.role !== 'footer') line.column = MAIN_COLUMN;
    }
  }

  #flush(kind: BlockKind): void {
    const runs = normaliseRuns(this.#runs);
    this.#runs = [];
    if (runs.length === 0) return;
    this.#countLine(runs);
    this.#push(kind, runs);
    if (this.lines.length % LINES_BETWEEN_CHECKS === 0) this.#checkTime();
  }

  #countLine(runs: readonly Run[]): void {
    const length = runs.reduce((sum, run) => sum + run.text.length, 0);
    this.#count(Math.max(0, LEAST_A_LINE - length));
  }

  #count(characters: number): void {
    this.#characters += characters;
    if (this.#characters > this.#limits.maxCharacters) this.#stopped = true;
  }

  #checkTime(): void {
    if (this.#limits.shouldStop?.(this.lines)) this.#stopped = true;
  }

  #push(kind: BlockKind, allRuns: Run[]): void {
    const opens = this.#linesInBlock === 0;
    const declared = opens ? kind.bullet : undefined;
    const { bullet, runs } =
      declared === undefined ? splitBullet(allRuns) : { bullet: declared, runs: allRuns };
    if (runs.length === 0) return;
    // A label that the format makes is text of the document, too.
    this.#count(declared?.length ?? 0);
    // Of two wishes for white space between paragraphs the larger one counts, as in word processors.
    const gap = opens ? this.#gap + Math.max(this.#gapAfter, kind.gapBefore ?? 0) : 0;
    const turnsIntoItem = bullet !== undefined && (kind.role === 'paragraph' || kind.role === 'cell');
    this.lines.push({
      text: runs.map((run) => run.text).join(''),
      runs,
      page: 0,
      ...weighLine(runs),
      role: turnsIntoItem ? 'listItem' : kind.role,
      block: this.#block,
      column: kind.inBox ? BOX_COLUMN : 0,
      ...(kind.headingLevel !== undefined && { headingLevel: kind.headingLevel }),
      ...(bullet !== undefined && { bullet }),
      ...(kind.cell && { cell: kind.cell }),
      ...(gap > 0 && { gapBefore: Math.round(gap * 10) / 10 }),
    });
    this.#gap = 0;
    this.#linesInBlock += 1;
  }
}

function sameStyle(run: Run, style: TextStyle): boolean {
  return (
    run.bold === style.bold &&
    run.italic === style.italic &&
    run.fontSize === style.fontSize &&
    run.color === style.color &&
    run.href === style.href &&
    run.caps === style.caps
  );
}
