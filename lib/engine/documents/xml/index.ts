/**
 * XML of office documents as a small tree. No document type, entity or external reference is ever followed;
 * elements deeper than a fixed depth are taken as if they stood at that depth, so walking the tree may recurse.
 */
export { parseXml } from './parse';
export type { XmlElement, XmlNode } from './tree';
export { childNamed, childrenNamed, descendantsNamed, elementsOf, textOf } from './tree';
