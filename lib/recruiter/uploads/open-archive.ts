import type { ClientFailure } from '@/lib/clients';
import { config } from '@/lib/config';
import { Archive } from '@/lib/containers';
import { records } from '../ground/store';
import { announceFile } from '../ground/store/loose-files';
import { ARCHIVE, displayName, hashOf, mediaTypeOf } from './file-facts';
import { itemIdOf } from './item-id';
import type { ItemRow } from './items';
import { keepWithin } from './keep';
import { parseQueue } from './queue';
import { unusable } from './reading';
import type { UploadFailure } from './types';

const MOST_DOCUMENTS = 200;
const MEBIBYTE = 1024 * 1024;
const MOST_UNPACKED = 256 * MEBIBYTE;
/** Files that programs add to archives. */
const NOT_DOCUMENTS = /(?:^|\/)(?:__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)|\/$/i;
/** Members that show that an archive is itself a document, of Word, OpenOffice, Pages and the like. */
const OF_DOCUMENT =
  /^(?:word|xl|ppt)\/|^(?:mimetype|content\.xml|\[Content_Types\]\.xml)$|^Index(?:\.zip$|\/)/;

type Member = { bytes: Uint8Array; failure: UploadFailure | null };

const failureOf = (code: string, message: string): UploadFailure => ({
  ...{ code, message },
  ...{ retryable: false, transactionId: null },
});

/** Returns a member as it is kept: unpacked, or with the reason for not reading it. */
function memberOf(archive: Archive, name: string): Member {
  const bytes = archive.read(name);
  const most = config().MAX_DOCUMENT_MB;
  if (!bytes)
    return {
      bytes: new Uint8Array(),
      failure: failureOf(
        'NotUnpacked',
        'This file could not be unpacked: it is damaged, protected by a password or far too large. Unpack the archive and upload it by itself.',
      ),
    };
  if (bytes.byteLength > most * MEBIBYTE)
    return {
      bytes: new Uint8Array(),
      failure: failureOf('TooLarge', `This file is too large: at most ${most} MB can be read.`),
    };
  const isNested = mediaTypeOf(bytes, name) === ARCHIVE && documentsIn(bytes) !== null;
  return {
    bytes,
    failure: isNested
      ? failureOf(
          'NestedArchive',
          'This is an archive within an archive, which is not opened. Upload it by itself.',
        )
      : null,
  };
}

/** Returns the names of the documents in an archive; null where it is a document itself, or no archive that opens. */
function documentsIn(bytes: Uint8Array): string[] | null {
  const names = Archive.open(bytes, 0)?.names;
  if (!names || names.some((name) => OF_DOCUMENT.test(name))) return null;
  return names.filter((name) => !NOT_DOCUMENTS.test(name));
}

async function keepMember(item: ItemRow, name: string, { bytes, failure }: Member): Promise<void> {
  await announceFile(hashOf(bytes));
  const [db, queue] = [await records(), await parseQueue()];
  const file = {
    ...{ batchId: item.upload_id, itemId: itemIdOf('within', item.id, name), bytes },
    ...{ name: displayName(`${item.name}/${name}`), lastModified: item.last_modified },
  };
  await db.transaction().execute((trx) => keepWithin(trx, queue, file, failure));
}

/** Result of opening an archive: the number of its documents that have items now, or the reason for none. */
export type Unpacked = { ok: true; documents: number } | { ok: false; failure: ClientFailure };

/** Gives each document in an archive a separate item; null for an archive that is a document itself. */
export async function unpack(item: ItemRow, bytes: Uint8Array): Promise<Unpacked | null> {
  const names = documentsIn(bytes);
  if (names === null) return null;
  if (names.length === 0)
    return { ok: false, failure: unusable('EmptyArchive', 'There is no file in this archive.') };
  if (names.length > MOST_DOCUMENTS)
    return {
      ok: false,
      failure: unusable(
        'TooManyFiles',
        `This archive holds ${names.length.toLocaleString('en')} files, and at most ${MOST_DOCUMENTS} are taken from one. Unpack it and upload the folder.`,
      ),
    };
  const archive = Archive.open(bytes, MOST_UNPACKED);
  for (const name of archive ? names : []) await keepMember(item, name, memberOf(archive as Archive, name));
  return { ok: true, documents: names.length };
}
