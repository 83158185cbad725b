const LINK = /^(https?:|mailto:|tel:)/i;
/**
 * Everything except characters that may be in an address and have no meaning in quotes, braces or a string of any
 * format.
 */
const TO_ENCODE = /[^!#-[\]^_a-z|~]/gu;

/**
 * The address to which a link may lead, in ASCII without spaces, quotes, braces and backslashes; undefined for one
 * that would do anything else than open a page, a message or a call.
 */
export function linkAddress(href: string): string | undefined {
  const address = /^www\./i.test(href) ? `https://${href}` : href;
  if (!LINK.test(address)) return undefined;
  return address.replace(TO_ENCODE, (character) =>
    character.isWellFormed() ? encodeURIComponent(character) : '',
  );
}
