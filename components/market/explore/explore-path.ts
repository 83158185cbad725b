import {
  type Exploration,
  type ExploreView,
  exploreViewParams,
  type MarketField,
  metricLabel,
  partsOfGroup,
} from '@/lib/recruiter/vocabulary';

/** Path of hand-made calls of the market API. */
export const EXPLORE_PATH = '/market/explore';

export function exploreHref(view: ExploreView): string {
  const written = exploreViewParams(view).toString();
  return written ? `${EXPLORE_PATH}?${written}` : EXPLORE_PATH;
}

/** Returns the name of a call on a board: `Median salary by region`. */
export function callName({ groups, metric }: ExploreView, fields: readonly MarketField[]): string {
  const by = groups.map((group) => {
    const { field } = partsOfGroup(group);
    const label = fields.find(({ name }) => name === field)?.label ?? field;
    return label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());
  });
  return by.length > 0 ? `${metricLabel(metric)} by ${by.join(' and ')}` : metricLabel(metric);
}

/** Quotes a word for a shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Returns the call as a line for a shell. Whoever runs it supplies the name and password of their account. */
export function curlLine({ baseUrl, endpoint, parameters }: Exploration, origin: string): string {
  return [
    `curl -s ${quoted(`${baseUrl ?? origin}/api/v3/${endpoint}`)}`,
    '-u "$MARKET_USERNAME:$MARKET_PASSWORD"',
    ...parameters.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
  ].join(' \\\n  ');
}
