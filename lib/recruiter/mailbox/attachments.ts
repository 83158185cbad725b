import type { MessageStructureObject } from 'imapflow';

/** Finds the parts of a mail that may be a CV. Their declared types are not trusted: the bytes are looked at later. */

export type Attachment = { part: string; name: string; size: number };

const MOST_ATTACHMENTS = 10;
const MOST_PARTS = 2000;
const MOST_DEPTH = 10;
const CV_NAME = /\.(?:pdf|docx?|odt|rtf|txt)$/i;
const CV_TYPE =
  /^application\/(?:pdf|msword|rtf|vnd\.openxmlformats-officedocument\.wordprocessingml\.document|vnd\.oasis\.opendocument\.text)$/i;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/rtf': 'rtf',
};

function nameOf({ dispositionParameters, parameters, type }: MessageStructureObject): string {
  const written = dispositionParameters?.filename ?? parameters?.name;
  if (written) return written;
  const extension = EXTENSIONS[type.toLowerCase()];
  return extension ? `cv.${extension}` : '';
}

/**
 * Returns the attachments of a mail that may be CVs, at most ten, including those of mails within it; `size` is as it
 * is sent.
 */
export function attachmentsIn(structure: MessageStructureObject): Attachment[] {
  const found: Attachment[] = [];
  let looked = 0;
  const look = (node: MessageStructureObject, depth: number) => {
    looked += 1;
    if (looked > MOST_PARTS || depth > MOST_DEPTH || found.length >= MOST_ATTACHMENTS) return;
    const name = nameOf(node);
    // A mail of only one part has its content under `1`.
    if (name && (CV_NAME.test(name) || CV_TYPE.test(node.type)))
      found.push({ part: node.part ?? '1', name, size: node.size ?? 0 });
    for (const child of node.childNodes ?? []) look(child, depth + 1);
  };
  look(structure, 0);
  return found.slice(0, MOST_ATTACHMENTS);
}
