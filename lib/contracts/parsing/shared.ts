import { z } from 'zod';

/** A member that may be missing or null: clients of these APIs accept both (wire-facts 1.4). */
export function maybe<S extends z.ZodType>(schema: S) {
  return schema.nullish();
}

/** `{Value: ...}`, the form in which the APIs wrap a primitive that may be absent. */
export function wrapped<S extends z.ZodType>(schema: S) {
  return z.object({ Value: schema });
}

export const isoDate = z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/, 'a date as yyyy-MM-dd');

/** parsing.md, "Shared object: date value". */
export const DateValue = z.object({
  Date: isoDate,
  IsCurrentDate: z.boolean(),
  FoundYear: z.boolean(),
  FoundMonth: z.boolean(),
  FoundDay: z.boolean(),
});

/** parsing.md: education dates also carry `HasValue`. */
export const EducationDateValue = DateValue.extend({ HasValue: maybe(z.boolean()) });

export const GeoCoordinates = z.object({
  Latitude: z.number(),
  Longitude: z.number(),
  Source: maybe(z.string()),
});

/** parsing.md, "Shared object: location". */
export const Location = z.object({
  CountryCode: maybe(z.string()),
  PostalCode: maybe(z.string()),
  Regions: maybe(z.array(z.string())),
  Municipality: maybe(z.string()),
  StreetAddressLines: maybe(z.array(z.string())),
  GeoCoordinates: maybe(GeoCoordinates),
});

export const NormalizedString = z.object({ Raw: maybe(z.string()), Normalized: maybe(z.string()) });

export const CodeAndMessage = z.object({ Code: z.string(), Message: maybe(z.string()) });

export const PersonName = z.object({
  FormattedName: maybe(z.string()),
  Prefix: maybe(z.string()),
  GivenName: maybe(z.string()),
  Moniker: maybe(z.string()),
  MiddleName: maybe(z.string()),
  FamilyName: maybe(z.string()),
  Suffix: maybe(z.string()),
});

export const Telephone = z.object({
  Raw: maybe(z.string()),
  Normalized: maybe(z.string()),
  InternationalCountryCode: maybe(z.string()),
  AreaCityCode: maybe(z.string()),
  SubscriberNumber: maybe(z.string()),
});

/** wire-facts 5, WebAddress.Type. */
export const WEB_ADDRESS_TYPES = [
  'PersonalWebsite',
  'Unknown',
  'LinkedIn',
  'Twitter',
  'Facebook',
  'Instagram',
  'ICQ',
  'Quora',
  'Skype',
  'WeChat',
  'QQ',
  'Telegraph',
  'WhatsApp',
  'Telegram',
  'MeWe',
  'Parler',
  'Gab',
  'Reddit',
  'GitHub',
  'Signal',
  'StackOverflow',
] as const;

export const WebAddress = z.object({ Address: maybe(z.string()), Type: maybe(z.string()) });

/** wire-facts 2.10: Probability. */
export const PROBABILITIES = ['VeryUnlikely', 'Unlikely', 'Probable', 'Confident'] as const;
