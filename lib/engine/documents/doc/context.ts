import type { Bytes } from '@/lib/containers';
import type { CellCounter, FieldStack, FlowBuilder } from '../flow';
import type { LineRole } from '../model';
import type { FormattedRun } from './formatted-pages';
import type { DocLists } from './lists';
import type { DocStyles } from './styles';

/** A stretch of the text that is read on its own: the body, a header, a text box. */
export type Story = { start: number; end: number; role: LineRole; inBox?: boolean };

/** State shared by all stories of a document. */
export type DocContext = {
  text: string;
  flow: FlowBuilder;
  styles: DocStyles;
  lists: DocLists;
  characterRuns: FormattedRun[];
  paragraphRuns: FormattedRun[];
  fields: FieldStack;
  cells: CellCounter;
  /** Text boxes by the character that they are anchored to. */
  boxes: Map<number, Story[]>;
  /** Number of characters that may still be read: the stories of a sound file do not overlap. */
  charactersLeft: number;
  /** The same for the bytes of pictures. */
  pictureBytesLeft: number;
  /** The stream that holds inline pictures. */
  data: Bytes | undefined;
};
