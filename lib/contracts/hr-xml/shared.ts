import { z } from 'zod';
import { maybe } from '../parsing/shared';

/**
 * Shared parts of documents in HR-XML 2.5, as JSON made of XML: every value is text, `@` marks an attribute, `#text`
 * the text of an element that has attributes, and repeatable elements are arrays (decision 0011).
 */
export const text = maybe(z.string());

export function list<S extends z.ZodType>(item: S) {
  return maybe(z.array(item));
}

/** One of the members shows how much of the date is known. `StringDate` is `current`, `AnyDate` a day or `notKnown`. */
export const FlexibleDate = z.object({ AnyDate: text, YearMonth: text, Year: text, StringDate: text });

export const PostalAddress = z.object({
  CountryCode: text,
  PostalCode: text,
  Region: list(z.string()),
  Municipality: text,
  DeliveryAddress: maybe(z.object({ AddressLine: list(z.string()) })),
});

export const HrXmlPersonName = z.object({
  FormattedName: text,
  GivenName: text,
  PreferredGivenName: text,
  MiddleName: text,
  FamilyName: text,
  Affix: list(
    z.object({
      '@type': z.enum(['aristocraticPrefix', 'generation', 'formOfAddress', 'qualification']),
      '#text': text,
    }),
  ),
});

const FormattedNumber = z.object({ FormattedNumber: text });

/** One way to reach a person; each is in a separate item. */
export const ContactMethod = z.object({
  Use: text,
  Location: text,
  WhenAvailable: text,
  PostalAddress: maybe(PostalAddress),
  Telephone: maybe(FormattedNumber),
  Mobile: maybe(FormattedNumber),
  InternetEmailAddress: text,
  InternetWebAddress: text,
});
