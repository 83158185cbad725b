import type { Archive } from '@/lib/containers';
import type { FlowBuilder } from '../flow';
import type { Line, LineRole } from '../model';
import type { XmlElement } from '../xml';
import type { OdtLists } from './lists';
import type { OdtStyles } from './styles';

/** State shared by all parts of a document. */
export type OdtContext = {
  /** Absent for a flat document, whose pictures are in the text itself. */
  archive?: Archive;
  flow: FlowBuilder;
  styles: OdtStyles;
  lists: OdtLists;
  tables: { count: number };
  pictures: Set<string>;
  /** Footnotes and endnotes met so far, read at the end. */
  notes: XmlElement[];
};

/** Surroundings of a paragraph. */
export type Surroundings = {
  role: LineRole;
  cell?: Line['cell'];
  inBox?: boolean;
  /** The list around, with the label for the next paragraph; a second paragraph of an item has none. */
  list?: { style?: string; level: number; item?: { label?: string } };
};
