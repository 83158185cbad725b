import { fold } from '../../../kernel';
import { countryByName } from '../../../taxonomy';
import { COUNTRY_OF_DEMONYM } from './vocabulary';

/** Returns the ISO 3166-1 code of a nationality as written ("Indian", "Republic of India"). */
export function nationalityCode(value: string): string | undefined {
  const folded = fold(value).replace(/(?<![.\s])[.\s]+$/u, '');
  const [first = ''] = folded.split(/[\s,/(]+/u);
  return COUNTRY_OF_DEMONYM.get(folded) ?? COUNTRY_OF_DEMONYM.get(first) ?? countryByName(value);
}
