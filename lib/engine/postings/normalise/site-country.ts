import { countryByCode } from '../../taxonomy';

/** Top-level domains of two letters that do not indicate a country. */
const WORLDWIDE = new Set('ai cc co eu fm gg io is la ly me sh so to tv ws'.split(' '));

/**
 * Returns the country of a site by the end of its host: `jobs.example.ch`; undefined for the ends that all the world
 * uses.
 */
export function countryOfWebsite(host: string): string | undefined {
  const end = /\.([a-z]{2})$/u.exec(host.toLowerCase())?.[1];
  if (!end || WORLDWIDE.has(end)) return undefined;
  return end === 'uk' ? 'GB' : countryByCode(end.toUpperCase());
}
