import type { Archive } from '../archive';
import type { FieldStack, FlowBuilder } from '../flow';
import type { Line, LineRole } from '../model';

import type { ChunkReader } from './chunks';
import type { NumberingCatalogue } from './numbering';
import type { Relationships } from './package';
import type { StyleCatalogue } from './styles';

/** What all parts of one document share. */
export type DocxContext = {
  archive: Archive;
  flow: FlowBuilder;
  styles: StyleCatalogue;
  numbering: NumberingCatalogue;
  fields: FieldStack;
  /** Arrows of the part that is being read. */
  relationships: Relationships;
  /** Reads a document that stands within this one. */
  readChunk: ChunkReader;
  /** Number of tables so far. */
  tables: { count: number };
  /** Members that hold pictures which were kept already. */
  pictures: Set<string>;
};

/** Where a paragraph stands. */
export type Surroundings = { role: LineRole; cell?: Line['cell']; inBox?: boolean };
