import { isDeepStrictEqual } from 'node:util';
import type { ParsedResume } from '@/lib/contracts';
import { folded } from '../ground/folded';
import type { Change, Placed } from '../records/overlay';
import { type Path, valueAt, withValueAt } from '../records/paths';

/** Parts of a resume that are about the person and no one else. */
const PERSONAL = new Set([
  'contactInformation',
  'personalAttributes',
  'references',
  'coverLetter',
  'resumeMetadata',
  'nationality',
]);

/** Returns everything the parser reserved, and the contact information, in the form in which it is compared. */
function personalTexts(parsed: ParsedResume): string[] {
  const reserved = parsed.resumeMetadata?.reservedData;
  const contact = parsed.contactInformation;
  const texts = [
    ...(reserved?.names ?? []),
    ...(reserved?.phones ?? []),
    ...(reserved?.emailAddresses ?? []),
    ...(reserved?.urls ?? []),
    ...(reserved?.otherData ?? []),
    ...(contact?.emailAddresses ?? []),
    ...(contact?.telephones ?? []).flatMap((telephone) => [telephone.raw, telephone.normalized]),
    ...(contact?.webAddresses ?? []).map((address) => address.address),
    contact?.candidateName?.formattedName,
    contact?.candidateName?.givenName,
    contact?.candidateName?.familyName,
  ];
  return texts.map((text) => folded(text ?? '')).filter((text) => text.length > 1);
}

function revealsNothing(change: Change, personal: readonly string[]): boolean {
  const text = folded(JSON.stringify(change.value) ?? '');
  return !personal.some((one) => text.includes(one));
}

/** True if redaction kept the parsed value, and the part is not personal as a whole. */
function isOpen(parsed: ParsedResume, redacted: ParsedResume, place: Path): boolean {
  const [part] = place;
  if (part === undefined || PERSONAL.has(String(part))) return false;
  return isDeepStrictEqual(valueAt(parsed, place), valueAt(redacted, place));
}

/**
 * The resume of the blind view: the redacted data, with those corrections that cannot reveal anybody. A correction is
 * left out when it is in a personal part, where something was redacted, or where it repeats a personal text; the parsed
 * value is shown then, redacted. The plain text and the list of reserved texts are removed altogether.
 */
export function blindResume(
  parsed: ParsedResume,
  redacted: ParsedResume,
  corrections: readonly Placed<Change>[],
): ParsedResume {
  const personal = personalTexts(parsed);
  for (const { change } of corrections)
    if (PERSONAL.has(change.path.split('.')[0] ?? '')) personal.push(...textsIn(change.value).map(folded));
  let resume = redacted;
  for (const { change, place } of corrections)
    if (place && isOpen(parsed, redacted, place) && revealsNothing(change, personal))
      resume = withValueAt(resume, place, change.value) as ParsedResume;
  const { plainText: _plain, reservedData: _reserved, ...metadata } = resume.resumeMetadata ?? {};
  return { ...resume, resumeMetadata: metadata };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 1 ? [value] : [];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
