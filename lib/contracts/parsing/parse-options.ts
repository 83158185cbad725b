import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { isoDate, maybe } from './shared';

/** Shared by the requests for a resume and for a job (parsing.md, "Resume parse request (version 10)"). */

export const SkillsSettings = z.object({
  Normalize: maybe(z.boolean()),
  TaxonomyVersion: maybe(z.string()),
});

export const ProfessionsSettings = z.object({
  Normalize: maybe(z.boolean()),
  Version: maybe(z.object({ ONET: maybe(z.string()) })),
});

const PostalAddress = z.object({
  CountryCode: maybe(z.string()),
  PostalCode: maybe(z.string()),
  Region: maybe(z.string()),
  Municipality: maybe(z.string()),
  AddressLine: maybe(z.string()),
});

/** Half a pair is reported in `GeocodeResponse`; the parse is not refused for it (wire-facts 1.5). */
const GivenCoordinates = z.object({ Latitude: maybe(z.number()), Longitude: maybe(z.number()) });

/** Geocoding target and provider: shared by the options of a parse and the body of the geocoder. */
export const GeocodeTarget = z.object({
  Provider: maybe(z.string()),
  ProviderKey: maybe(z.string()),
  PostalAddress: maybe(PostalAddress),
  GeoCoordinates: maybe(GivenCoordinates),
});

export const GeocodeOptions = GeocodeTarget.extend({ IncludeGeocoding: maybe(z.boolean()) });

export const IndexingOptions = z.object({
  SearchAndMatchVersion: maybe(z.string()),
  SearchAndMatchEnvironment: maybe(z.string()),
  IndexId: maybe(z.string()),
  Roles: maybe(z.array(z.string())),
  DocumentId: maybe(z.string()),
  UserDefinedTags: maybe(z.array(z.string())),
  CustomFields: maybe(z.record(z.string(), z.string())),
});

/** The members that every parse request has. */
export const ParseRequestBase = z.object({
  DocumentAsBase64String: z.string(),
  DocumentLastModified: isoDate,
  SkillsSettings: maybe(SkillsSettings),
  ProfessionsSettings: maybe(ProfessionsSettings),
  OutputHtml: maybe(z.boolean()),
  HideHtmlImages: maybe(z.boolean()),
  OutputRtf: maybe(z.boolean()),
  OutputPdf: maybe(z.boolean()),
  GeocodeOptions: maybe(GeocodeOptions),
  IndexingOptions: maybe(IndexingOptions),
  SkillsData: maybe(z.array(z.string())),
  NormalizerData: maybe(z.string()),
});

export type ParseRequestBaseData = DecodedOf<typeof ParseRequestBase>;
export type GeocodeTargetData = DecodedOf<typeof GeocodeTarget>;
