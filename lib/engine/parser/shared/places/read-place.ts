import { withoutCapitalDistrict } from '../../../taxonomy';
import { readAddress } from './address';
import type { Address } from './address-model';
import { isStreet } from './address-vocabulary';
import { type PlaceContext, settleAddress } from './settle';
import { withTownAlone } from './unparted-places';

/**
 * Reads a stretch of text as an address and looks its parts up in the gazetteer; without one it is as written. Of
 * addresses with marked parts, only the town, the part before it and its regions are looked up.
 */
export function readPlace(written: string, places: PlaceContext | undefined): Address {
  const text = withoutCapitalDistrict(written);
  const address = readAddress(text);
  if (!places) return address;
  const { isMarked, municipality, regions, streetAddressLines, markedNames = [] } = address;
  const quarters = streetAddressLines.filter(
    (line) => !isStreet(line) && !markedNames.some((name) => line.includes(name)),
  );
  const meant = isMarked && municipality ? [...quarters, municipality, ...regions].join(', ') : text;
  return withTownAlone(settleAddress(meant, address, places), places);
}
