import type { ParsedResume } from '@/lib/contracts';
import type { ParserSettings } from './settings';

/** Settings of a request that leave out parts of a resume, or choose the name of a country. */

const UNITED_KINGDOM = { iso: 'GB', traditional: 'UK' };

/** Returns the same value with `UK` for every country code `GB`. */
function withTraditionalCode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTraditionalCode);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === 'countryCode' && member === UNITED_KINGDOM.iso
        ? UNITED_KINGDOM.traditional
        : withTraditionalCode(member),
    ]),
  );
}

/** Returns the parts of a resume that the settings ask for; the same object if they ask for all of it. */
export function covered(resume: ParsedResume, settings: ParserSettings): ParsedResume {
  const dropped: (keyof ParsedResume)[] = [
    ...(settings.personalAttributes ? [] : (['personalAttributes'] as const)),
    ...(settings.training ? [] : (['training'] as const)),
    ...(settings.militaryAndSecurity ? [] : (['militaryExperience', 'securityCredentials'] as const)),
    ...(settings.patentsAndPublications ? [] : (['patents', 'publications', 'speakingEngagements'] as const)),
  ];
  const kept = dropped.length > 0 ? { ...resume } : resume;
  for (const member of dropped) delete kept[member];
  return settings.unitedKingdomIsUk ? (withTraditionalCode(kept) as ParsedResume) : kept;
}
