import type { z } from 'zod';
import type { Answered, DocumentToParse, JsonAnswer, ParsedAnswer, ParsedJobAnswer } from '@/lib/clients';
import type { ParserVersion } from '@/lib/contracts';
import type { DocumentPlace } from '../distances/model';
import type { DossierKind } from '../ground/dossier-kind';
import type { DossierTable } from '../ground/store/tables';
import type { MachineAnswers, MachineReading } from '../questions/types';
import type { Fact } from '../search/facts';

/** A parse answer of either kind: the body as received, and the facts about it. */
export type KeptAnswer = {
  received: string;
  /** The version of the API that it is an answer of. */
  version: ParserVersion;
  engineVersion: string | null;
  transactionId: string | null;
  /** The parsed data, with the names of our code; the kind determines its type. */
  data: object;
  /** The same without anything that identifies a person, where the kind supports that. */
  redacted: object | null;
  html: string | null;
  /** Answers of a language model about it; null without questions. */
  answers: MachineAnswers | null;
  /** Differences between a model's reading and the parser's; null without a model. */
  reading: MachineReading | null;
  /** True when the document was not read to its end, or not all of its pages. */
  isPartial: boolean;
};

/** Returns the stored form of an answer of the parsing API; `dataOf` returns its data. */
export function keptAnswer<Received extends ParsedAnswer | ParsedJobAnswer>(
  answer: Answered<Received>,
  dataOf: (value: Received['value']) => Pick<KeptAnswer, 'data' | 'redacted' | 'answers' | 'reading'>,
): Answered<KeptAnswer> {
  if (!answer.ok) return answer;
  const { received, version, info, value } = answer.value;
  const isPartial =
    value.parsingMetadata?.timedOut === true ||
    value.parsingResponse?.code === 'PossibleTruncationFromTimeout' ||
    value.conversionMetadata?.outputValidityCode === 'ovTruncated';
  return {
    ok: true,
    value: {
      received,
      version,
      engineVersion: info.engineVersion ?? null,
      transactionId: info.transactionId ?? null,
      ...dataOf(value),
      html: value.conversions?.html ?? null,
      isPartial,
    },
  };
}

/** Key that reveals two dossiers of the same person or posting. */
export type DossierKey = { kind: 'email' | 'phone' | 'document'; value: string };

type Derived =
  | 'id'
  | 'kind'
  | 'current_parse_id'
  | 'held'
  | 'sample'
  | 'state'
  | 'tags'
  | 'headline_words'
  | 'misfit'
  | 'added_at'
  | 'updated_at';

/** Columns of a dossier for the list and its search, and the words by which it is found. */
export type ListColumns = Partial<Omit<DossierTable, Derived>> &
  Pick<DossierTable, 'name' | 'name_key' | 'skills' | 'languages' | 'findings'> & {
    /** Does not look like a document of this kind; left out for no. */
    misfit?: boolean;
    /** Texts in which a hit counts more: name, title, employer. */
    headline: (string | null)[];
    /** All texts that it is found by. */
    everything: (string | null | undefined)[];
    /** Facts that can be searched by field. */
    facts: Fact[];
    /** Place, for distances. */
    place: DocumentPlace | null;
  };

/** Everything that sets one kind of dossier apart from another: its contract, its parser, the contents of its lists. */
export type Kind = {
  readonly name: DossierKind;
  /** The contract of its data. */
  readonly schema: z.ZodType;
  /** Paths that must not be corrected: the parser's report on its own work, and ids. */
  readonly fixed: RegExp;
  /** `html`: whether the document is wanted as HTML too. */
  parse(document: DocumentToParse): Promise<Answered<KeptAnswer>>;
  /** Reads the body of an answer, as it comes or as it was kept. */
  read(answer: JsonAnswer): Answered<KeptAnswer>;
  columns(data: object, read: object): ListColumns;
  keys(data: object): DossierKey[];
};
