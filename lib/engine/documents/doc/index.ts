/**
 * DOC (the binary format of Word 97 to 2003, MS-DOC) to lines: header, body with tables, lists and text boxes, notes,
 * footer. Documents of Word 6 and 95 yield only their text. Every offset in the file is checked before use.
 */
export { readDoc } from './reader';
