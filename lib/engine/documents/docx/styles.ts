import { childNamed, childrenNamed, type XmlElement } from '../xml';
import {
  type CharacterProperties,
  characterProperties,
  overlay,
  type ParagraphProperties,
  paragraphProperties,
} from './properties';

type Resolved = { characters: CharacterProperties; paragraph: ParagraphProperties; headingLevel?: number };

const MAX_CHAIN = 30;
const NO_STYLE: Resolved = { characters: {}, paragraph: {} };

/** The styles of a document with all that they inherit. */
export class StyleCatalogue {
  readonly #elements = new Map<string, XmlElement>();
  readonly #resolved = new Map<string, Resolved>();
  readonly #defaults: Resolved;
  #defaultParagraphStyle: string | undefined;

  /** Takes the root of the styles part, which may be absent. */
  constructor(root: XmlElement | undefined) {
    const defaults = childNamed(root, 'w:docDefaults');
    this.#defaults = {
      characters: characterProperties(childNamed(childNamed(defaults, 'w:rPrDefault'), 'w:rPr')),
      paragraph: paragraphProperties(childNamed(childNamed(defaults, 'w:pPrDefault'), 'w:pPr')),
    };
    for (const style of childrenNamed(root, 'w:style')) {
      const { 'w:styleId': id, 'w:type': type, 'w:default': isDefault } = style.attributes;
      if (id === undefined) continue;
      this.#elements.set(id, style);
      if (type === 'paragraph' && isDefault && isDefault !== '0') this.#defaultParagraphStyle = id;
    }
  }

  /**
   * Returns the settings of a paragraph style, over the document's defaults; without an id, those of the default style.
   */
  paragraph(id: string | undefined): Resolved {
    const used = id !== undefined && this.#elements.has(id) ? id : this.#defaultParagraphStyle;
    const style = used === undefined ? NO_STYLE : this.#resolve(used, 0);
    return {
      ...style,
      characters: overlay(this.#defaults.characters, style.characters),
      paragraph: overlay(this.#defaults.paragraph, style.paragraph),
    };
  }

  /** Returns the settings of a character style. */
  characters(id: string): CharacterProperties {
    return this.#elements.has(id) ? this.#resolve(id, 0).characters : {};
  }

  #resolve(id: string, depth: number): Resolved {
    const known = this.#resolved.get(id);
    if (known) return known;
    const element = this.#elements.get(id);
    if (!element || depth > MAX_CHAIN) return NO_STYLE;
    const base = childNamed(element, 'w:basedOn')?.attributes['w:val'];
    const below = base === undefined ? NO_STYLE : this.#resolve(base, depth + 1);
    const headingLevel = headingLevelOf(element) ?? below.headingLevel;
    const resolved: Resolved = {
      characters: overlay(below.characters, characterProperties(childNamed(element, 'w:rPr'))),
      paragraph: overlay(below.paragraph, paragraphProperties(childNamed(element, 'w:pPr'))),
      ...(headingLevel !== undefined && { headingLevel }),
    };
    this.#resolved.set(id, resolved);
    return resolved;
  }
}

/** Names of built-in styles are English in the file whatever the language of the program was. */
function headingLevelOf(style: XmlElement): number | undefined {
  const name = childNamed(style, 'w:name')?.attributes['w:val'] ?? '';
  const level = /^heading ([1-9])$/i.exec(name)?.[1];
  if (level) return Math.min(6, Number(level));
  return /^title$/i.test(name) ? 1 : undefined;
}
