/**
 * Files that hold files: archives (ZIP), compound files (the container of Office 97 to 2003) and mails (MIME and those
 * of Outlook), the sheets of workbooks, the brand of photos, and the linked data of pages. Pure: bytes in, members out,
 * none of them read; bounded in members, depth and bytes, and nothing throws.
 * The engine reads the members; the recruiter half decides what becomes of them.
 */
export { Archive, beginsAsArchive } from './archive';
export { Bytes } from './bytes';
export { CompoundFile } from './compound';
export { isHeic } from './heic';
export { linkedDataIn, parseLeniently, type Thing, thingsOfType } from './linked-data';
export {
  isMessageText,
  isOutlookMessage,
  isWebArchive,
  type Mail,
  type MailBody,
  openMail,
  textOfBody,
} from './mail';
export { readMarkup } from './markup';
export { columnNames, sheetPieces, sheetRows } from './workbook';
