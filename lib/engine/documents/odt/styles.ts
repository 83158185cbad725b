import type { TextStyle } from '../flow';
import { childNamed, elementsOf, type XmlElement } from '../xml';

/** Properties as far as one style declares them; lengths in points, a size relative to its parent as `scale`. */
type Declared = {
  parent?: string;
  bold?: boolean;
  italic?: boolean;
  fontSize?: number;
  scale?: number;
  color?: string | null;
  caps?: boolean;
  hidden?: boolean;
  spaceBefore?: number;
  spaceAfter?: number;
  outlineLevel?: number;
  isTitle?: boolean;
};

/** All that applies to a paragraph or a stretch of text. */
export type Resolved = Omit<Declared, 'parent' | 'scale'>;

const MAX_CHAIN = 30;
const DEFAULT_SIZE = 12;
const POINTS: Record<string, number> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835, pc: 12 };

/** The named and automatic styles of the document, by family and name. */
export class OdtStyles {
  readonly #declared = new Map<string, Declared>();
  readonly #resolved = new Map<string, Resolved>();

  /** Adds the children of a `office:styles` or `office:automatic-styles`. */
  add(styles: XmlElement | undefined): void {
    for (const element of elementsOf(styles)) {
      const { 'style:family': family, 'style:name': name } = element.attributes;
      if (element.name === 'style:style' && name !== undefined)
        this.#declared.set(`${family}/${name}`, declare(element));
      else if (element.name === 'style:default-style') this.#declared.set(`${family}/`, declare(element));
    }
  }

  /** Returns the settings of a style together with its parents and the defaults of its family. */
  resolve(family: 'paragraph' | 'text', name: string | undefined): Resolved {
    const key = `${family}/${name ?? ''}`;
    const known = this.#resolved.get(key);
    if (known) return known;
    const resolved = this.#combine(family, name);
    this.#resolved.set(key, resolved);
    return resolved;
  }

  #combine(family: string, name: string | undefined): Resolved {
    const chain: Declared[] = [];
    let next = name;
    while (next !== undefined && chain.length < MAX_CHAIN) {
      const declared = this.#declared.get(`${family}/${next}`);
      if (!declared) break;
      chain.push(declared);
      next = declared.parent;
    }
    const defaults = this.#declared.get(`${family}/`);
    if (defaults) chain.push(defaults);
    return chain.reduceRight<Resolved>(overlay, {});
  }
}

/** Returns the look of text in a paragraph, inside spans. */
export function overlay(below: Resolved, above: Declared): Resolved {
  const { parent: _, scale, ...own } = above;
  const fontSize = own.fontSize ?? (scale ? (below.fontSize ?? DEFAULT_SIZE) * scale : undefined);
  return { ...below, ...own, ...(fontSize !== undefined && { fontSize: Math.round(fontSize * 10) / 10 }) };
}

/** Returns the style of a run for the resolved properties. */
export function textStyle(resolved: Resolved, href: string | undefined): TextStyle {
  return {
    bold: resolved.bold ?? false,
    italic: resolved.italic ?? false,
    fontSize: resolved.fontSize ?? DEFAULT_SIZE,
    ...(resolved.color && { color: resolved.color }),
    ...(resolved.caps && { caps: true as const }),
    ...(href && { href }),
  };
}

function declare(element: XmlElement): Declared {
  const declared: Declared = {};
  const { 'style:parent-style-name': parent, 'style:default-outline-level': outline } = element.attributes;
  if (parent) declared.parent = parent;
  if (outline && Number(outline) > 0) declared.outlineLevel = Number(outline);
  if (element.attributes['style:name'] === 'Title') declared.isTitle = true;
  declareText(declared, childNamed(element, 'style:text-properties')?.attributes ?? {});
  const paragraph = childNamed(element, 'style:paragraph-properties')?.attributes ?? {};
  const before = points(paragraph['fo:margin-top']);
  const after = points(paragraph['fo:margin-bottom']);
  if (before !== undefined) declared.spaceBefore = before;
  if (after !== undefined) declared.spaceAfter = after;
  return declared;
}

function declareText(declared: Declared, text: Record<string, string>): void {
  const weight = text['fo:font-weight'];
  if (weight) declared.bold = weight === 'bold' || Number(weight) >= 600;
  const slant = text['fo:font-style'];
  if (slant) declared.italic = slant !== 'normal';
  const size = text['fo:font-size'];
  if (size?.endsWith('%')) declared.scale = Number.parseFloat(size) / 100;
  else if (size) declared.fontSize = points(size);
  const color = /^#([0-9a-f]{6})$/i.exec(text['fo:color'] ?? '')?.[1]?.toLowerCase();
  if (color) declared.color = color === '000000' ? null : color;
  if (text['fo:text-transform']) declared.caps = text['fo:text-transform'] === 'uppercase';
  if (text['fo:font-variant'] === 'small-caps') declared.caps = true;
  if (text['text:display']) declared.hidden = text['text:display'] === 'none';
}

function points(length: string | undefined): number | undefined {
  const factor = POINTS[length?.slice(-2) ?? ''];
  const number = Number(length?.slice(0, -2));
  return factor !== undefined && Number.isFinite(number) ? Math.round(number * factor * 10) / 10 : undefined;
}
