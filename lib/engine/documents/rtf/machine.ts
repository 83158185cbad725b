import { bulletFor, CellCounter, type FlowBuilder, type TextStyle } from '../flow';
import type { LineRole } from '../model';

import { RtfFonts } from './fonts';
import { type CapturedPart, initialState, type RtfState } from './state';

const MAX_NAME = 200;

/** Everything that control words act upon. */
export class RtfMachine {
  readonly flow: FlowBuilder;
  readonly fonts = new RtfFonts();
  readonly cells = new CellCounter();
  readonly colors: (string | undefined)[] = [];
  readonly properties: Record<string, string> = {};
  /** Levels of headings by the number of a paragraph style. */
  readonly headingStyles = new Map<number, number>();
  state: RtfState = initialState();
  /** Role of the paragraphs that are read now. */
  role: LineRole = 'paragraph';
  /** True while a text box is read. */
  inBox = false;
  /** Characters still to be left out after a `\u`. */
  skipCharacters = 0;
  /** Text boxes to be read when the open paragraph ends. */
  pendingParts: CapturedPart[] = [];
  /** The colour that is being put together, as hexadecimal digits. */
  color = { red: 0, green: 0, blue: 0, isSet: false };
  #label = '';
  #styleName = '';

  constructor(flow: FlowBuilder) {
    this.flow = flow;
  }

  /** Takes decoded text to where the current group sends it. */
  text(text: string): void {
    const { state } = this;
    switch (state.destination) {
      case 'body':
        if (!state.hidden && !state.deleted) this.#show(text);
        break;
      case 'label':
        this.#label += text;
        break;
      case 'instruction':
        if (state.field) state.field.instruction += text;
        break;
      case 'property':
        this.properties[state.property] = (this.properties[state.property] ?? '') + text;
        break;
      case 'fonts':
        this.fonts.entry(state.font).name += text.split(';', 1)[0] ?? '';
        break;
      case 'styles':
        this.#nameStyle(text);
        break;
      case 'colors':
        for (const _ of text.replace(/[^;]/g, '')) this.#endColor();
        break;
      default:
    }
  }

  /** Ends the paragraph. */
  endParagraph(): void {
    if (!this.flow.isOpen) this.#begin();
    this.flow.end({ emptyHeight: this.state.size, gapAfter: this.state.spaceAfter });
    this.#label = '';
  }

  #show(text: string): void {
    if (!this.flow.isOpen) this.#begin();
    this.flow.text(text, this.#style());
  }

  #begin(): void {
    const { state } = this;
    const cell = this.cells.cellAt(state.tableDepth);
    const bullet = this.#bullet();
    const level = state.outlineLevel ?? this.headingStyles.get(state.paragraphStyle);
    const isHeading = level !== undefined && this.role === 'paragraph';
    const role = this.role === 'paragraph' && cell ? 'cell' : this.role;
    this.flow.begin({
      role: isHeading ? 'heading' : bullet === undefined ? role : 'listItem',
      ...(isHeading && { headingLevel: Math.min(6, level + 1) }),
      ...(bullet !== undefined && { bullet }),
      ...(cell && { cell }),
      ...(this.inBox && { inBox: true }),
      ...(state.spaceBefore > 0 && { gapBefore: state.spaceBefore }),
    });
  }

  #bullet(): string | undefined {
    const label = this.#label.trim();
    this.#label = '';
    if (label !== '') return /[\p{L}\p{N}]/u.test(label) && label.length > 1 ? label : bulletFor(label);
    return this.state.list > 0 ? '•' : undefined;
  }

  #style(): TextStyle {
    const { state } = this;
    const color = this.colors[state.color];
    return {
      bold: state.bold,
      italic: state.italic,
      fontSize: state.size,
      ...(color !== undefined && { color }),
      ...(state.caps && { caps: true as const }),
      ...(state.href && { href: state.href }),
    };
  }

  /** Built-in heading styles have English names in most files; the others set an outline level. */
  #nameStyle(text: string): void {
    this.#styleName = (this.#styleName + text).slice(-MAX_NAME);
    if (!this.#styleName.includes(';')) return;
    const level = /heading ([1-9])/i.exec(this.#styleName)?.[1];
    const { outlineLevel, paragraphStyle } = this.state;
    if (outlineLevel !== undefined) this.headingStyles.set(paragraphStyle, outlineLevel);
    else if (level) this.headingStyles.set(paragraphStyle, Number(level) - 1);
    else if (/^\s*title;/i.test(this.#styleName)) this.headingStyles.set(paragraphStyle, 0);
    this.#styleName = '';
  }

  /** Black and the empty first entry are the default colour. */
  #endColor(): void {
    const { red, green, blue, isSet } = this.color;
    const hex = [red, green, blue].map((part) => (part & 0xff).toString(16).padStart(2, '0')).join('');
    this.colors.push(isSet && hex !== '000000' ? hex : undefined);
    this.color = { red: 0, green: 0, blue: 0, isSet: false };
  }
}
