import type { Archive } from '@/lib/containers';
import type { FieldStack, FlowBuilder } from '../flow';
import type { Line, LineRole, SourceDocument } from '../model';

import type { NumberingCatalogue } from './numbering';
import type { Relationships } from './package';
import type { StyleCatalogue } from './styles';

/** Reads a document that is within another; undefined when it is none that can. */
export type ChunkReader = (bytes: Uint8Array) => SourceDocument | undefined;

/** What all parts of one document share. */
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

/** Where a paragraph is. */
export type Surroundings = { role: LineRole; cell?: Line['cell']; inBox?: boolean };
