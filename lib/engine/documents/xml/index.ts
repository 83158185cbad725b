/**
 * XML of office documents as a small tree. No document type, entity or external reference is ever followed, and a
 * tree ends where it is deeper or larger than any document, so that walking it may recurse.
 */
export { parseXml } from './parse';
export type { XmlElement } from './tree';
export { childNamed, childrenNamed, descendantsNamed, elementsOf, textOf } from './tree';
