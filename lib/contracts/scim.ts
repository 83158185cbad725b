import { z } from 'zod';

/** SCIM 2.0 (RFC 7643, RFC 7644): what providers of identities send about members and groups, and what they are answered. */

export const SCIM_SCHEMAS = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  patch: 'urn:ietf:params:scim:api:messages:2.0:PatchOp',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  serviceProviderConfig: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
} as const;

const LONGEST = 320;
const text = z.string().trim().max(LONGEST);
/** Providers send `null` and empty texts for what somebody has none of. */
const optionalText = text.nullish().transform((value) => value || null);

/** Entra ID writes booleans as text. */
export const ScimBoolean = z.union([
  z.boolean(),
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', 'false']))
    .transform((value) => value === 'true'),
]);

/** An address; one that is only text is taken for its value. */
export const ScimEmail = z.union([
  z.looseObject({
    value: optionalText,
    type: optionalText,
    primary: ScimBoolean.nullish().catch(false),
  }),
  text.transform((value) => ({ value: value || null, type: null, primary: false })),
]);

export const ScimName = z.looseObject({
  givenName: optionalText,
  familyName: optionalText,
  formatted: optionalText,
});

/** A user as it is made or replaced. What else providers know of somebody is not kept. */
export const ScimUserInput = z.looseObject({
  userName: text.min(1),
  externalId: optionalText,
  displayName: optionalText,
  name: ScimName.nullish(),
  emails: z.array(ScimEmail).max(50).nullish(),
  active: ScimBoolean.nullish(),
});

export const ScimMember = z.looseObject({ value: z.string().max(LONGEST) });

/** A group as it is made or replaced. */
export const ScimGroupInput = z.looseObject({
  displayName: text.min(1),
  externalId: optionalText,
  members: z.array(ScimMember).max(20_000).nullish(),
});

/** RFC 7644 3.5.2; Entra ID writes the names of operations with capitals. */
export const ScimPatch = z.looseObject({
  schemas: z.array(z.string()).refine((schemas) => schemas.includes(SCIM_SCHEMAS.patch)),
  Operations: z
    .array(
      z.looseObject({
        op: z
          .string()
          .toLowerCase()
          .pipe(z.enum(['add', 'replace', 'remove'])),
        path: z.string().max(1000).nullish(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(1000),
});

type Meta = { resourceType: string; created: string; lastModified: string; location: string };

/** A user as it is answered. */
export type ScimUserData = {
  schemas: string[];
  id: string;
  externalId?: string;
  userName: string;
  name: { formatted: string; givenName?: string; familyName?: string };
  displayName: string;
  emails: { value: string; type: 'work'; primary: true }[];
  active: boolean;
  groups: { value: string; display: string; $ref: string; type: 'direct' }[];
  meta: Meta;
};

/** A group as it is answered. */
export type ScimGroupData = {
  schemas: string[];
  id: string;
  externalId?: string;
  displayName: string;
  members: { value: string; display: string; $ref: string; type: 'User' }[];
  meta: Meta;
};

/** RFC 7644 3.12, as far as it is used here. */
export type ScimErrorType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'noTarget'
  | 'uniqueness'
  | 'mutability';
