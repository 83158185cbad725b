import { type BlockKind, type FlowBuilder, linkTarget, type TextStyle } from '../flow';
import { StyleSheet } from './css';
import { imageFromDataUri } from './images';
import { type Layout, layoutOf } from './layout';
import { ListCounter } from './lists';
import { styleInside } from './style';
import { TableCounter } from './tables';

type OpenElement = {
  tag: string;
  style: TextStyle;
  layout: Layout;
  /** Kind of a paragraph that starts in this element. */
  kind: BlockKind;
};

const ROOT: OpenElement = {
  tag: '',
  style: { bold: false, italic: false, fontSize: 12 },
  layout: { isBlock: true, isHidden: false, isPreformatted: false, spreadsChildren: false, floats: false },
  kind: { role: 'paragraph' },
};
/**
 * Old pages leave hundreds of elements open. Deeper ones count as children of the element at this depth, and their text
 * is read.
 */
const MAX_DEPTH = 10_000;
/** As many elements again may be open beyond it; a page that nests deeper was made to cost, and is read no further. */
const MOST_BEYOND = 25_000;

/** Turns the events of an HTML parser into paragraphs. */
export class HtmlFlow {
  readonly properties: Record<string, string> = {};
  readonly #flow: FlowBuilder;
  readonly #sheet = new StyleSheet();
  readonly #stack: OpenElement[] = [ROOT];
  readonly #lists = new ListCounter();
  readonly #tables = new TableCounter();
  /** Text of a `style` or `title` element that is open. */
  #aside: { tag: string; text: string } | undefined;
  /** Label that the next paragraph of the open list item carries. */
  #bullet: string | undefined;
  #gapBeforeText = '';
  /** Number of open elements beyond the depth to which they are tracked. */
  #beyond = 0;
  /** The first of them that shows nothing. */
  #hiddenBeyond: number | undefined;

  constructor(flow: FlowBuilder) {
    this.#flow = flow;
  }

  get #top(): OpenElement {
    return this.#stack.at(-1) ?? ROOT;
  }

  open(tag: string, attributes: Record<string, string>): void {
    this.#flow.countStep();
    if (this.#stack.length > MAX_DEPTH) this.#openBeyond(tag, attributes);
    else this.#openWithin(tag, attributes);
  }

  #openWithin(tag: string, attributes: Record<string, string>): void {
    const around = this.#top;
    if (tag === 'style' || tag === 'title') this.#aside = { tag, text: '' };
    if (tag === 'meta') this.#addProperty(attributes);
    const declared = {
      ...this.#sheet.match(tag, attributes.id, attributes.class),
    };
    const layout = layoutOf(tag, attributes, declared, around.layout);
    const style = styleInside(around.style, tag, attributes, layout.declared);
    if (tag === 'a' && attributes.href) applyLink(style, attributes.href);
    if (!layout.isHidden) this.#start(tag, attributes, around, layout);
    this.#stack.push({ tag, style, layout, kind: this.#kindInside(tag, around) });
  }

  #openBeyond(tag: string, attributes: Record<string, string>): void {
    this.#beyond += 1;
    if (this.#beyond > MOST_BEYOND) this.#flow.stop();
    const layout = layoutOf(tag, attributes, {}, ROOT.layout);
    if (layout.isHidden) this.#hiddenBeyond ??= this.#beyond;
    if (layout.isBlock) this.#flow.end();
    else if (tag === 'br') this.#flow.lineBreak();
  }

  text(text: string): void {
    if (this.#aside) this.#aside.text += text;
    const { layout, style } = this.#top;
    if (layout.isHidden || this.#flow.stopped || this.#hiddenBeyond !== undefined) return;
    if (layout.isPreformatted) this.#addPreformatted(text, style);
    else this.#add(text.replace(/[ \t\r\n\f]+/g, ' '), style);
  }

  close(tag: string): void {
    if (this.#beyond > 0) {
      if (this.#beyond === this.#hiddenBeyond) this.#hiddenBeyond = undefined;
      this.#beyond -= 1;
      return;
    }
    const element = this.#stack.length > 1 ? this.#stack.pop() : undefined;
    if (!element) return;
    if (this.#aside?.tag === tag) this.#endAside();
    if (element.layout.isHidden) return;
    if (tag === 'ol' || tag === 'ul' || tag === 'menu') this.#lists.close();
    if (tag === 'table') this.#tables.close();
    if (element.layout.isBlock) this.#flow.end();
    else if (element.layout.floats) this.#gapBeforeText = '\t';
  }

  #start(tag: string, attributes: Record<string, string>, around: OpenElement, layout: Layout): void {
    if (layout.isBlock) {
      this.#flow.end();
      this.#gapBeforeText = '';
    } else if (layout.floats || around.layout.spreadsChildren) this.#gapBeforeText = '\t';
    if (tag === 'br') this.#flow.lineBreak();
    else if (tag === 'ol' || tag === 'ul' || tag === 'menu') this.#lists.open(tag, attributes);
    else if (tag === 'li') this.#bullet = this.#lists.next(attributes);
    else if (tag === 'img') this.#addImage(attributes);
    else this.#tables.open(tag, attributes);
  }

  #kindInside(tag: string, around: OpenElement): BlockKind {
    if (tag === 'table') return around.kind;
    const cell = this.#tables.cell;
    const place = cell ? { cell } : {};
    const heading = /^h([1-6])$/.exec(tag);
    if (heading) return { ...place, role: 'heading', headingLevel: Number(heading[1]) };
    if (tag === 'li') return { ...place, role: 'listItem' };
    if (tag === 'td' || tag === 'th') return { ...place, role: 'cell' };
    if (tag === 'footer' && around.kind.role === 'paragraph') return { ...place, role: 'footer' };
    return around.kind;
  }

  #add(text: string, style: TextStyle): void {
    if (text.trim() === '') {
      if (this.#flow.isOpen && text !== '') this.#flow.text(' ', style);
      return;
    }
    this.#openParagraph();
    if (this.#gapBeforeText && !this.#flow.isLineEmpty) this.#flow.text(this.#gapBeforeText, style);
    this.#gapBeforeText = '';
    this.#flow.text(text, style);
  }

  #addPreformatted(text: string, style: TextStyle): void {
    for (const [index, row] of text.split(/\r\n|\r|\n/).entries()) {
      if (index > 0) this.#flow.lineBreak();
      if (row.trim() === '') continue;
      this.#openParagraph();
      this.#flow.text(row, style);
    }
  }

  #openParagraph(): void {
    if (this.#flow.isOpen) return;
    const { kind } = this.#top;
    if (kind.role === 'listItem' && this.#bullet !== undefined) {
      this.#flow.begin({ ...kind, bullet: this.#bullet });
      this.#bullet = undefined;
    } else this.#flow.begin(kind);
  }

  #addImage(attributes: Record<string, string>): void {
    const image = imageFromDataUri(attributes.src ?? '');
    if (image) this.#flow.image(image.bytes, image.extension);
  }

  #addProperty({ name, content }: Record<string, string>): void {
    if (content && /^(author|keywords|description|generator)$/i.test(name ?? '')) {
      this.properties[(name ?? '').toLowerCase()] = content;
    }
  }

  #endAside(): void {
    const { tag, text } = this.#aside ?? { tag: '', text: '' };
    this.#aside = undefined;
    if (tag === 'style') this.#sheet.add(text);
    else if (text.trim()) this.properties.title = text.trim();
  }
}

function applyLink(style: TextStyle, href: string): void {
  const target = linkTarget(href);
  if (target) style.href = target;
}
