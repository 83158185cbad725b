/** Returns the target of a web address in a document. Only these become links; the text could be anything. */
export function webHref(address: string): string | undefined {
  const href = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? href : undefined;
}
