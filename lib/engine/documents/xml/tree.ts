/** An element with canonical prefixes (see parse.ts), whatever prefixes the file chose. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  /** At a root: a part that was deeper or longer than any document was left out. */
  isCut?: boolean;
};
export type XmlNode = XmlElement | string;

/** Returns the child elements, without the text between them. */
export function elementsOf(element: XmlElement | undefined): XmlElement[] {
  return element ? element.children.filter((child) => typeof child !== 'string') : [];
}

/** Returns the first child element of that name. */
export function childNamed(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of element?.children ?? []) {
    if (typeof child !== 'string' && child.name === name) return child;
  }
  return undefined;
}

/** Returns all child elements of that name. */
export function childrenNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name);
}

/** Returns all elements of that name below, outermost first; the inside of a match is not searched again. */
export function descendantsNamed(element: XmlElement | undefined, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) =>
    child.name === name ? [child] : descendantsNamed(child, name),
  );
}

/** Returns all text below the element. */
export function textOf(element: XmlElement | undefined): string {
  if (!element) return '';
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
