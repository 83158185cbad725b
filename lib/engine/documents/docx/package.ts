import type { Archive } from '@/lib/containers';
import { elementsOf, parseXml, type XmlElement } from '../xml';

/** One arrow from a part to another part, or to an address outside of the package. */
export type Relationship = { type: string; target: string; isExternal: boolean };
export type Relationships = ReadonlyMap<string, Relationship>;

/** Returns the path of the main part: the one the package names, else the usual one. */
export function mainPartPath(archive: Archive): string | undefined {
  for (const relationship of readRelationships(archive, '').values()) {
    if (relationship.type === 'officeDocument' && archive.has(relationship.target))
      return relationship.target;
  }
  return archive.has('word/document.xml')
    ? 'word/document.xml'
    : archive.names.find((name) => /^word\/document\d*\.xml$/.test(name));
}

/** Reads the relationships that start at a part ('' means the package itself), targets resolved to member names. */
export function readRelationships(archive: Archive, part: string): Relationships {
  const slash = part.lastIndexOf('/') + 1;
  const source = archive.readText(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
  const relationships = new Map<string, Relationship>();
  for (const { attributes } of elementsOf(source === undefined ? undefined : parseXml(source))) {
    const { Id, Type, Target = '', TargetMode } = attributes;
    if (!Id || !Type) continue;
    const isExternal = TargetMode === 'External';
    relationships.set(Id, {
      type: Type.slice(Type.lastIndexOf('/') + 1),
      target: isExternal ? Target : resolvePath(part.slice(0, slash), Target),
      isExternal,
    });
  }
  return relationships;
}

/** Returns the root of a part; undefined when the part is absent or broken. */
export function readPart(archive: Archive, path: string | undefined): XmlElement | undefined {
  const source = path === undefined ? undefined : archive.readText(path);
  return source === undefined ? undefined : parseXml(source);
}

/** Returns the first part of a type that another part points to. */
export function targetOfType(relationships: Relationships, type: string): string | undefined {
  for (const relationship of relationships.values()) {
    if (relationship.type === type && !relationship.isExternal) return relationship.target;
  }
  return undefined;
}

function resolvePath(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const parts: string[] = [];
  for (const part of (folder + target).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
