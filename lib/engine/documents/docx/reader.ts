import { Archive } from '@/lib/containers';
import { fail, type Result, succeed } from '../../kernel';
import { corruptFile } from '../failures';
import { FieldStack, FlowBuilder } from '../flow';
import type { LineRole, ReadFailure, ReadLimits, SourceDocument } from '../model';
import { childNamed, descendantsNamed, elementsOf, textOf, type XmlElement } from '../xml';
import { addBlocks } from './blocks';
import { chunkReader } from './chunks';
import type { ChunkReader, DocxContext } from './context';

import { NumberingCatalogue } from './numbering';
import { mainPartPath, readPart, readRelationships, targetOfType } from './package';
import { StyleCatalogue } from './styles';

type Reading = Result<SourceDocument, ReadFailure>;

/** Reads a DOCX file, and documents within it; of one that is DOCX, those within it that are not. */
export function readDocx(bytes: Uint8Array, limits: ReadLimits): Reading {
  const readInner = (inner: Uint8Array) => readPackage(inner, limits, chunkReader(limits));
  return readPackage(bytes, limits, chunkReader(limits, readInner));
}

function readPackage(bytes: Uint8Array, limits: ReadLimits, readChunk: ChunkReader): Reading {
  const archive = Archive.open(bytes, limits.maxUnpackedBytes);
  if (!archive) return fail(corruptFile('docx: the archive has no directory'));
  const path = mainPartPath(archive);
  const main = readPart(archive, path);
  const body = childNamed(main, 'w:body');
  if (path === undefined || !body)
    return fail(corruptFile(`docx: no body; ${archive.refused ?? 'nothing refused'}`));

  const relationships = readRelationships(archive, path);
  const context: DocxContext = {
    archive,
    flow: new FlowBuilder(limits),
    styles: new StyleCatalogue(readPart(archive, targetOfType(relationships, 'styles'))),
    numbering: new NumberingCatalogue(readPart(archive, targetOfType(relationships, 'numbering'))),
    fields: new FieldStack(),
    relationships,
    readChunk,
    tables: { count: 0 },
    pictures: new Set(),
  };
  addPageParts(context, body, 'header');
  addBlocks(context, body, { role: 'paragraph' });
  addNotes(context, 'footnotes');
  addNotes(context, 'endnotes');
  addPageParts(context, body, 'footer');
  if (main?.isCut) context.flow.stop();
  return succeed(context.flow.finish('docx', readProperties(archive)));
}

/** Headers or footers, each text once: sections often repeat them. */
function addPageParts(context: DocxContext, body: XmlElement, role: LineRole & ('header' | 'footer')): void {
  const seen = new Set<string>();
  for (const section of descendantsNamed(body, 'w:sectPr')) {
    const hasFirstPage = childNamed(section, 'w:titlePg') !== undefined;
    const references = elementsOf(section)
      .filter(({ name }) => name === `w:${role}Reference`)
      .filter(({ attributes }) => attributes['w:type'] !== 'first' || hasFirstPage)
      .sort((one) => (one.attributes['w:type'] === 'first' ? -1 : 0));
    for (const { attributes } of references) {
      const target = context.relationships.get(attributes['r:id'] ?? '')?.target;
      if (target === undefined || seen.has(target)) continue;
      seen.add(target);
      const root = readPart(context.archive, target);
      const text = `text ${textOf(root)}`;
      if (!root || seen.has(text)) continue;
      seen.add(text);
      addPart(context, target, root, role);
    }
  }
}

function addNotes(context: DocxContext, type: 'footnotes' | 'endnotes'): void {
  const target = targetOfType(context.relationships, type);
  const root = readPart(context.archive, target);
  if (!root || target === undefined) return;
  const notes = elementsOf(root).filter(({ attributes }) => attributes['w:type'] === undefined);
  for (const note of notes) addPart(context, target, note, 'footer');
}

/** Reads a part with its own relationships. */
function addPart(context: DocxContext, path: string, root: XmlElement, role: LineRole): void {
  addBlocks({ ...context, relationships: readRelationships(context.archive, path) }, root, { role });
}

const PROPERTIES: Record<string, string> = {
  'dc:title': 'title',
  'dc:subject': 'subject',
  'dc:creator': 'author',
  'dc:language': 'language',
  'cp:keywords': 'keywords',
  'dcterms:created': 'created',
  'dcterms:modified': 'modified',
};

function readProperties(archive: Archive): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const element of elementsOf(readPart(archive, 'docProps/core.xml'))) {
    const name = PROPERTIES[element.name];
    const value = textOf(element).trim();
    if (name && value) properties[name] = value;
  }
  return properties;
}
