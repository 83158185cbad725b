/**
 * Characters that XML 1.0 cannot hold (2.2), not even escaped: a Word file or a workbook with one of these does not
 * open.
 */
const NOT_IN_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Removes the characters that XML cannot hold, including halves of surrogate pairs. */
export const xmlText = (text: string): string => text.replace(NOT_IN_XML, '');
