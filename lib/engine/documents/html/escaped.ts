/** Tags of a text that a program escaped: once, as boards do with a posting in a page, or twice. */
const ESCAPED_TAG = /&(?:amp;)?lt;\/?(?:p|div|span|table|tr|td|h[1-6]|ul|ol|li|br|b|strong|em|a)\b/gi;
const TAG = /<\/?(?:p|div|span|table|tr|td|h[1-6]|ul|ol|li|br|b|strong|em|a)\b/gi;
const FEWEST_TAGS = 4;
const MOST_LEVELS = 3;
const SAMPLE = 20_000;

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#34;': '"', '&#39;': "'", '&apos;': "'", '&amp;': '&' },
};

/** True for HTML that is escaped as a whole, so that a page of it would show its tags; not for a page that shows a few. */
export function isEscapedHtml(source: string): boolean {
  const sample = source.slice(0, SAMPLE);
  const escaped = sample.match(ESCAPED_TAG)?.length ?? 0;
  return escaped >= FEWEST_TAGS && escaped > (sample.match(TAG)?.length ?? 0);
}

/** Returns the HTML that was escaped, once or twice. */
export function unescaped(source: string): string {
  let text = source;
  for (let level = 0; level < MOST_LEVELS && isEscapedHtml(text); level += 1)
    text = text.replace(/&(?:lt|gt|quot|#34|#39|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);
  return text;
}
