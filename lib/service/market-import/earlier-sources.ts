import type { ServiceRecords } from '../store';
import { listSources } from './imports';
import type { SourceOrigin } from './rows';

/** Looks up earlier sources of a file: whether it was imported before, or its columns were chosen by hand. */

type FileOrigin = Extract<SourceOrigin, { at: 'file' }>;

const hasSameBytes = (one: FileOrigin, other: FileOrigin) =>
  one.content.bytes === other.content.bytes && one.content.parts.join() === other.content.parts.join();

function hasSameColumns({ columns = [] }: FileOrigin, other: FileOrigin): boolean {
  const names = new Set(other.columns);
  return columns.length > 0 && columns.length === names.size && columns.every((column) => names.has(column));
}

/**
 * Returns the origin with the mapping that was last chosen for the same columns, and the name of a source with the same
 * bytes.
 */
export async function likeEarlier(records: ServiceRecords, origin: FileOrigin): Promise<FileOrigin> {
  const earlier = (await listSources(records)).flatMap(({ name, origin: known }) =>
    known.at === 'file' ? [{ name, known }] : [],
  );
  const chosen = earlier.find(({ known }) => known.isChosen && hasSameColumns(known, origin));
  const same = earlier.find(({ known }) => hasSameBytes(known, origin));
  return {
    ...origin,
    ...(chosen
      ? { mapping: chosen.known.mapping, certainties: {}, isChosen: true, chosenFor: chosen.name }
      : {}),
    ...(same ? { sameAs: same.name } : {}),
  };
}
