import { CompoundFile, isOutlookMessage } from '@/lib/containers';
import { fail, type Result, succeed } from '../kernel';
import { corruptFile, encryptedFile, unsupportedFile } from './failures';
import type { DocumentKind, ReadFailure } from './model';

/** Streams that show which program wrote a compound file. */
const STREAMS: [RegExp, string][] = [
  [/\/(Workbook|Book)$/, 'a spreadsheet (Excel)'],
  [/\/PowerPoint Document$/, 'a presentation (PowerPoint)'],
  [/\/VisioDocument$/, 'a drawing (Visio)'],
  [/\/Quill\//, 'a publication (Publisher)'],
  [/\/(MatOST|MM)$/, 'a document of Microsoft Works'],
  [/\/PerfectOffice_MAIN$/, 'a WordPerfect document'],
];

/** Detects the kind of a compound file (the container of Office 97 to 2003) by the streams in it. */
export function containerKind(bytes: Uint8Array): Result<DocumentKind, ReadFailure> {
  const file = CompoundFile.open(bytes);
  const paths = file?.paths ?? [];
  if (paths.length === 0) return fail(corruptFile('compound file: no directory'));
  if (paths.some((path) => /\/(EncryptedPackage|EncryptionInfo)$/.test(path))) return fail(encryptedFile());
  if (paths.some((path) => /\/WordDocument$/.test(path))) return succeed('doc');
  if (isOutlookMessage(paths)) return succeed('mail');
  const known = STREAMS.find(([pattern]) => paths.some((path) => pattern.test(path)));
  if (!known && !file?.hasRoot) return fail(corruptFile('compound file: no root'));
  return fail(unsupportedFile(known?.[1] ?? 'a file of an Office program that is not Word'));
}
