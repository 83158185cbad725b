import { countriesOfCity, countriesOfRegionCode } from '../../../taxonomy';
import type { AddressDraft } from './address-model';
import { type MarkedKind, markedPart } from './marked-parts';

/** Takes parts with a mark of their kind out of an address. */

/** "Dist. Gaya": a part with a mark. */
const WEIGHT = 1;
/** Most marks that count as evidence for an address. */
const MOST_MARKS = 2;
/** Marked parts that come before the town, as a street does. */
const STREET_KINDS: ReadonlySet<MarkedKind> = new Set<MarkedKind>(['village', 'post', 'quarter', 'town']);

/** "Elk Grove Village, IL 60007": in America it is a part of the name. */
function isVillageByName(part: string, { rest }: AddressDraft): boolean {
  const [code] = /^[A-Z]{2}(?=$|\s\d{5})/u.exec(rest[rest.indexOf(part) + 1] ?? '') ?? [];
  return / Village$/u.test(part) && code !== undefined && countriesOfRegionCode(code).includes('US');
}

/** Takes parts with a mark from the others: districts, states, post offices, villages. */
export function takeMarked(draft: AddressDraft) {
  const unmarked: string[] = [];
  for (const part of draft.rest) {
    const marked =
      countriesOfCity(part).length > 0 || isVillageByName(part, draft) ? undefined : markedPart(part);
    if (!marked || (marked.kind === 'postalCode' && !/\d{3}/u.test(marked.name))) {
      unmarked.push(part);
      continue;
    }
    if (marked.kind === 'district') draft.beforeDistrict ??= unmarked.at(-1);
    if (marked.kind === 'postalCode') unmarked.push(...marked.name.split(/(?<=\d)\s+(?=\p{L})/u));
    else if (marked.kind === 'region') unmarked.push(marked.name);
    else {
      draft.marked[marked.kind] ??= marked.name;
      draft.markedParts.push({ ...marked, part });
    }
  }
  draft.rest = unmarked;
  const count = Object.keys(draft.marked).filter((kind) => kind !== 'person').length;
  draft.isMarked = count > 0;
  draft.weight += WEIGHT * Math.min(count, MOST_MARKS);
}

/** "Vill. Sonpur, P.S. Barwa, Dist. Gaya": parts other than the town describe its surroundings, and are kept. */
export function keepMarked(draft: AddressDraft) {
  const used = new Set([draft.municipality, ...draft.regions]);
  const kept = draft.markedParts.filter(({ kind, name }) => STREET_KINDS.has(kind) && !used.has(name));
  draft.markedNames = draft.markedParts.flatMap(({ kind, name }) => (kind === 'person' ? [] : name));
  draft.streetAddressLines.push(...kept.map(({ part }) => part));
}
