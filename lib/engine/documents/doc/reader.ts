import { Bytes, CompoundFile } from '@/lib/containers';
import { fail, type Result, succeed } from '../../kernel';
import { corruptFile, encryptedFile } from '../failures';
import { CellCounter, FieldStack, FlowBuilder } from '../flow';
import type { ReadFailure, ReadLimits, SourceDocument } from '../model';
import type { DocContext, Story } from './context';
import { readCharacterRuns, readParagraphRuns } from './formatted-pages';
import { type InformationBlock, readInformationBlock } from './information-block';
import { DocLists } from './lists';
import { oldText } from './old-word';
import { addBoxesAt, addStory } from './paragraphs';
import { readPieces } from './pieces';
import { boxStories, headerStories } from './stories';
import { DocStyles } from './styles';

type Streams = { main: Bytes; table: Bytes; data: Bytes | undefined };

/** A damaged place of a header may make it read the body, too; more often than this no text is read. */
const READINGS = 4;
const NOWHERE = { start: 0, length: 0 };

/** Reads a DOC file. */
export function readDoc(bytes: Uint8Array, limits: ReadLimits): Result<SourceDocument, ReadFailure> {
  const container = CompoundFile.open(bytes);
  const stream = (name: string): Bytes | undefined => {
    const content = container?.read(name);
    return content && new Bytes(content);
  };
  const main = stream('/WordDocument');
  const block = main && readInformationBlock(main);
  if (!main || !block) return fail(corruptFile('doc: no information block'));
  if (block.isEncrypted) return fail(encryptedFile());
  const table = stream(`/${block.tableStream}`) ?? new Bytes(new Uint8Array());
  const streams = { main, table, data: stream('/Data') };
  const context = block.isOld ? oldContext(streams, block, limits) : newContext(streams, block, limits);
  if (context.text === '') return fail(corruptFile('doc: no text by the piece table'));

  if (!block.isOld) for (const story of headerStories(table, block, 'header')) addStory(context, story);
  addStory(context, { start: 0, end: block.stories.main, role: 'paragraph' });
  for (const anchor of context.boxes.keys()) addBoxesAt(context, anchor);
  if (!block.isOld) addRest(context, table, block);
  return succeed(context.flow.finish('doc', {}));
}

function newContext(streams: Streams, block: InformationBlock, limits: ReadLimits): DocContext {
  const { main, table } = streams;
  const { tables } = block;
  // Field instructions and marks count as characters of the file but not of the document.
  const { text, pieces } = readPieces(main, table, tables.pieces, limits.maxCharacters * 2);
  return {
    ...emptyContext(limits),
    text,
    charactersLeft: text.length * READINGS,
    styles: new DocStyles(table, tables.styles),
    lists: new DocLists(table, tables.lists, tables.listOverrides),
    characterRuns: readCharacterRuns(main, table, tables.characterPages, pieces),
    paragraphRuns: readParagraphRuns(main, table, tables.paragraphPages, pieces),
    boxes: boxStories(table, block),
    data: streams.data,
    pictureBytesLeft: streams.data?.length ?? 0,
  };
}

function oldContext({ main }: Streams, block: InformationBlock, limits: ReadLimits): DocContext {
  const text = oldText(main, block);
  return { ...emptyContext(limits), text, charactersLeft: text.length };
}

function emptyContext(limits: ReadLimits): DocContext {
  const nothing = new Bytes(new Uint8Array());
  return {
    text: '',
    flow: new FlowBuilder(limits),
    styles: new DocStyles(nothing, NOWHERE),
    lists: new DocLists(nothing, NOWHERE, NOWHERE),
    characterRuns: [],
    paragraphRuns: [],
    fields: new FieldStack(),
    cells: new CellCounter(),
    boxes: new Map(),
    charactersLeft: 0,
    data: undefined,
    pictureBytesLeft: 0,
  };
}

/** Notes and footers follow the body. */
function addRest(context: DocContext, table: Bytes, block: InformationBlock): void {
  const { main, footnotes, headers, annotations, endnotes } = block.stories;
  const endnotesStart = main + footnotes + headers + annotations;
  const notes: Story[] = [
    { start: main, end: main + footnotes, role: 'footer' },
    { start: endnotesStart, end: endnotesStart + endnotes, role: 'footer' },
  ];
  for (const story of [...notes, ...headerStories(table, block, 'footer')]) addStory(context, story);
}
