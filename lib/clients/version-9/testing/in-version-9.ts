/** Reduces a document to the members of version 9: those that it lacks, and empty values, are removed. */

const LACKING = new Set([
  // Forms of a number other than the written one.
  'normalizedLocal',
  'normalizedInternational',
  'internationalCountryCode',
  'areaCityCode',
  'subscriberNumber',
  'lastEducationDate',
  'hasValue',
  // Read back as the degree whose type is the highest.
  'highestDegree',
  'relatedToByDates',
  'relatedToByCompanyName',
  'relatedProfessionClasses',
  'userDefinedTags',
  // Of languages, the code stands for the name.
  'language',
  // Of jobs.
  'localEducationLevel',
  'internationalEducationLevel',
]);

/** Members whose `false` is the same as leaving them out. */
const SAID_WHEN_TRUE = new Set(['isSelfEmployed', 'isCurrent', 'matchedFromList', 'isVariation', 'required']);

type Members = Record<string, unknown>;
type Rule = (members: Members) => Members;

const withoutTelephoneForms: Rule = ({ raw, normalized }) => ({ raw: raw ?? normalized });

/** A section stands for itself only where no entry of it is named. */
function places(found: unknown): unknown {
  const list = found as Members[];
  const named = new Set(list.filter(({ id }) => id).map(({ sectionType }) => sectionType));
  const kept = list.filter(({ id, sectionType }) => id || !named.has(sectionType));
  return [...new Set(kept.map(({ sectionType, id }) => `${sectionType} ${id ?? ''}`))].sort();
}

const RULES: Readonly<Record<string, (value: unknown) => unknown>> = {
  telephones: (value) => (value as Members[]).map(withoutTelephoneForms),
  foundIn: places,
  sectionIdentifiers: (value) => (value as Members[]).flatMap(({ id }) => (id ? [{ id }] : [])),
  otherFoundName: (value) => ({ raw: (value as Members).raw }),
  geoCoordinates: () => undefined,
  jobType: (value) => (value === 'UNSPECIFIED' ? undefined : value),
  associations: (value) => (value as Members[]).map(({ organization, role }) => ({ organization, role })),
  salary: (value) => {
    const { minimum, maximum, rawMinimum, rawMaximum, ...rest } = value as Members;
    const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
    return {
      ...rest,
      minimum,
      rawMinimum,
      ...(!same(minimum, maximum) && { maximum }),
      ...(rawMinimum !== rawMaximum && { rawMaximum }),
    };
  },
  personalAttributes: (value) => {
    const { nationality, ...rest } = value as Members;
    return rest.nationalityCountryCode ? rest : { ...rest, nationality };
  },
};

function isNothing(key: string, value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (value === false) return SAID_WHEN_TRUE.has(key);
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function member(key: string, value: unknown): unknown {
  if (LACKING.has(key) || isNothing(key, value)) return undefined;
  const ruled = RULES[key]?.(value) ?? (key in RULES ? undefined : value);
  return inVersion9(ruled);
}

export function inVersion9(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(inVersion9);
    return items.length > 0 ? items : undefined;
  }
  if (value === null || typeof value !== 'object') return value ?? undefined;
  const entries = Object.entries(value)
    .map(([key, each]) => [key, member(key, each)] as const)
    .filter(([key, each]) => !isNothing(key, each));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
