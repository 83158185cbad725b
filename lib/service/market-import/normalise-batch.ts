import {
  blockOf,
  encodeSketch,
  fingerprintOf,
  idOfName,
  type NormalisedPosting,
  type Normaliser,
  type PostingOrigin,
  type RawPosting,
} from '@/lib/engine/postings';

/** Meaning of a posting, and the data that its copies are recognised by. */
export type PreparedPosting = NormalisedPosting & { block: number; sketch: string };

/** A posting ready to be written, except for its job; `firstRow` is the first row of its import for the same page. */
export type ReadyPosting = PreparedPosting & { row: number; firstRow?: number };

/**
 * Returns the place in a form that is equal for copies: the municipality, an unknown name as written, else a larger
 * place.
 */
export function placeKeyOf(
  posting: Pick<NormalisedPosting, 'location' | 'region' | 'country' | 'locationName'>,
): string {
  const { location, region, country, locationName } = posting;
  if (location !== undefined) return String(location);
  return locationName === undefined ? (region ?? country ?? '') : `${country ?? ''} ${locationName}`;
}

/** Returns pay in a form that is equal for copies; undefined where none is stated. */
function payKeyOf({ salaryFrom, salaryTo, salaryCurrency }: NormalisedPosting): string | undefined {
  return salaryFrom === undefined ? undefined : [salaryFrom, salaryTo, salaryCurrency].join(' ');
}

/** Returns the part of a posting that its copies are recognised by. */
export function advertisementOf(posting: NormalisedPosting) {
  return {
    title: posting.jobTitle,
    organization: posting.organizationName,
    place: placeKeyOf(posting),
    municipality: posting.locationName,
    date: posting.date,
    isRemote: posting.isRemote,
    // A day on which a posting was first seen is that of its import, and tells no two of them apart.
    pay: posting.isDateSeen ? undefined : payKeyOf(posting),
  };
}

/** Adds to a posting the data that its copies are recognised by. */
export function knownByCopies(posting: NormalisedPosting): PreparedPosting {
  const fingerprint = fingerprintOf({ ...advertisementOf(posting), text: posting.fullText });
  return { ...posting, block: idOfName(blockOf(fingerprint)), sketch: encodeSketch(fingerprint.text) };
}

/** Normalises one posting and computes the data that its copies are recognised by. */
export function makeReady(raw: RawPosting, origin: PostingOrigin, normalise: Normaliser): PreparedPosting {
  return knownByCopies(normalise(raw, origin));
}
