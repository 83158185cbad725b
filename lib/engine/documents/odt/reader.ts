import { Archive } from '@/lib/containers';
import { fail, type Result, succeed } from '../../kernel';
import { corruptFile, encryptedFile } from '../failures';
import { FlowBuilder } from '../flow';
import type { LineRole, ReadFailure, ReadLimits, SourceDocument } from '../model';
import { childNamed, descendantsNamed, elementsOf, parseXml, textOf, type XmlElement } from '../xml';
import { addBlocks } from './blocks';
import type { OdtContext } from './context';
import { OdtLists } from './lists';
import { OdtStyles } from './styles';

/** The roots that make up a document; a flat one has all in the same root. */
type Parts = { content: XmlElement; styles?: XmlElement; meta?: XmlElement; archive?: Archive };

/** Reads an ODT file, or the flat XML form of one. */
export function readOdt(bytes: Uint8Array, limits: ReadLimits): Result<SourceDocument, ReadFailure> {
  const parts = bytes[0] === 0x50 ? openPackage(bytes, limits) : openFlat(bytes);
  if (!parts.ok) return parts;
  const { content, styles, meta, archive } = parts.value;
  const body = childNamed(childNamed(content, 'office:body'), 'office:text');
  if (!body) return fail(corruptFile('odt: no text body'));

  const context: OdtContext = {
    ...(archive && { archive }),
    flow: new FlowBuilder(limits),
    styles: new OdtStyles(),
    lists: new OdtLists(),
    tables: { count: 0 },
    pictures: new Set(),
    notes: [],
  };
  for (const root of [styles, content]) addStyles(context, root);
  addPageParts(context, styles, 'header');
  addBlocks(context, body, { role: 'paragraph' });
  addNotes(context);
  addPageParts(context, styles, 'footer');
  if (content.isCut) context.flow.stop();
  return succeed(context.flow.finish('odt', readProperties(meta)));
}

function openPackage(bytes: Uint8Array, limits: ReadLimits): Result<Parts, ReadFailure> {
  const archive = Archive.open(bytes, limits.maxUnpackedBytes);
  if (!archive) return fail(corruptFile('odt: the archive has no directory'));
  if (/<(\w+:)?encryption-data/.test(archive.readText('META-INF/manifest.xml') ?? ''))
    return fail(encryptedFile());
  const content = partOf(archive, 'content.xml');
  if (!content) return fail(corruptFile(`odt: no content; ${archive.refused ?? 'nothing refused'}`));
  const styles = partOf(archive, 'styles.xml');
  const meta = partOf(archive, 'meta.xml');
  return succeed({ archive, content, ...(styles && { styles }), ...(meta && { meta }) });
}

function openFlat(bytes: Uint8Array): Result<Parts, ReadFailure> {
  const root = parseXml(new TextDecoder().decode(bytes));
  return root ? succeed({ content: root, styles: root, meta: root }) : fail(corruptFile('odt: no root'));
}

function partOf(archive: Archive, name: string): XmlElement | undefined {
  const source = archive.readText(name);
  return source === undefined ? undefined : parseXml(source);
}

function addStyles(context: OdtContext, root: XmlElement | undefined): void {
  for (const name of ['office:styles', 'office:automatic-styles']) {
    const styles = childNamed(root, name);
    context.styles.add(styles);
    context.lists.add(styles);
  }
}

/** Headers or footers of the page styles, each text once. */
function addPageParts(
  context: OdtContext,
  root: XmlElement | undefined,
  role: LineRole & ('header' | 'footer'),
): void {
  const seen = new Set<string>();
  const pages = elementsOf(childNamed(root, 'office:master-styles')).filter(
    ({ name }) => name === 'style:master-page',
  );
  for (const part of pages.flatMap(elementsOf)) {
    if (part.name !== `style:${role}` && part.name !== `style:${role}-first`) continue;
    if (part.attributes['style:display'] === 'false') continue;
    const text = textOf(part);
    if (seen.has(text)) continue;
    seen.add(text);
    addBlocks(context, part, { role });
  }
}

function addNotes(context: OdtContext): void {
  for (const note of context.notes) {
    const body = childNamed(note, 'text:note-body');
    if (body) addBlocks(context, body, { role: 'footer' });
  }
}

const PROPERTIES: Record<string, string> = {
  'dc:title': 'title',
  'dc:subject': 'subject',
  'dc:creator': 'author',
  'dc:language': 'language',
  'dc:date': 'modified',
  'meta:keyword': 'keywords',
  'meta:creation-date': 'created',
};

function readProperties(root: XmlElement | undefined): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const element of descendantsNamed(root, 'office:meta').flatMap(elementsOf)) {
    const name = PROPERTIES[element.name];
    const value = textOf(element).trim();
    if (name && value) properties[name] = value;
  }
  return properties;
}
