import {
  type Exploration,
  type ExploreView,
  exploreViewParams,
  type MarketField,
  metricLabel,
  partsOfGroup,
} from '@/lib/recruiter/vocabulary';

/** Where calls of the market API are made by hand. */
export const EXPLORE_PATH = '/market/explore';

export function exploreHref(view: ExploreView): string {
  const written = exploreViewParams(view).toString();
  return written ? `${EXPLORE_PATH}?${written}` : EXPLORE_PATH;
}

/** Returns what a call is called on a board: `Median salary by region`. */
export function callName({ groups, metric }: ExploreView, fields: readonly MarketField[]): string {
  const by = groups.map((group) => {
    const { field } = partsOfGroup(group);
    const label = fields.find(({ name }) => name === field)?.label ?? field;
    return label.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());
  });
  return by.length > 0 ? `${metricLabel(metric)} by ${by.join(' and ')}` : metricLabel(metric);
}

/** A word of a shell as it stands, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** The call as a line for a shell. Whoever runs it gives name and password of an account of their own. */
export function curlLine({ baseUrl, endpoint, parameters }: Exploration, origin: string): string {
  return [
    `curl -s ${quoted(`${baseUrl ?? origin}/api/v3/${endpoint}`)}`,
    '-u "$MARKET_USERNAME:$MARKET_PASSWORD"',
    ...parameters.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
  ].join(' \\\n  ');
}
