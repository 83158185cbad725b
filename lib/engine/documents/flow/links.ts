const SCHEME = /^(https?|mailto|tel|ftp|skype|callto|sms):/i;
const MAX_LENGTH = 2000;

/**
 * Returns a link's target as far as it leads to a person or page; undefined for places inside the document and scripts.
 */
export function linkTarget(target: string | undefined): string | undefined {
  const address = target?.trim() ?? '';
  if (address.length === 0 || address.length > MAX_LENGTH) return undefined;
  return SCHEME.test(address) || /^www\./i.test(address) ? address : undefined;
}

const HYPERLINK = /^\s*HYPERLINK\s+(?:"((?:[^"\\]|\\.)*)"|([^\s\\"]+))/i;

/** Returns the target that the instruction of a HYPERLINK field names; undefined for other fields. */
export function fieldTarget(instruction: string): string | undefined {
  const match = HYPERLINK.exec(instruction);
  return linkTarget((match?.[1] ?? match?.[2])?.replace(/\\(.)/g, '$1'));
}
