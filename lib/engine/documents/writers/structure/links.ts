const LINK = /^(https?:|mailto:|tel:)/i;

/** The address to which a link may lead; undefined for one that would do anything else than open a page or a message. */
export function linkAddress(href: string): string | undefined {
  if (LINK.test(href)) return href;
  return /^www\./i.test(href) ? `https://${href}` : undefined;
}
