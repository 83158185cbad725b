import type { Archive } from '@/lib/containers';
import type { FieldStack, FlowBuilder } from '../flow';
import type { Line, LineRole, SourceDocument } from '../model';

import type { NumberingCatalogue } from './numbering';
import type { Relationships } from './package';
import type { StyleCatalogue } from './styles';

/** Reads a document embedded in another; undefined when its format cannot be embedded. */
export type ChunkReader = (bytes: Uint8Array) => SourceDocument | undefined;

/** State shared by all parts of a document. */
export type DocxContext = {
  archive: Archive;
  flow: FlowBuilder;
  styles: StyleCatalogue;
  numbering: NumberingCatalogue;
  fields: FieldStack;
  /** Arrows of the part that is being read. */
  relationships: Relationships;
  /** Reads a document that is within this one. */
  readChunk: ChunkReader;
  /** Number of tables so far. */
  tables: { count: number };
  /** Members that hold pictures which were kept already. */
  pictures: Set<string>;
};

/** Surroundings of a paragraph. */
export type Surroundings = { role: LineRole; cell?: Line['cell']; inBox?: boolean };
