/** Returns where a web address of a document leads. Only these lead somewhere; what is read could be anything. */
export function webHref(address: string): string | undefined {
  const href = /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`;
  return /^https?:\/\//i.test(href) && URL.canParse(href) ? href : undefined;
}
