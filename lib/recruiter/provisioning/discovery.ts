import { config } from '@/lib/config';
import { SCIM_SCHEMAS } from '@/lib/contracts/scim';
import { addressOf } from './shown';

/** What this side of SCIM can do and keeps, for providers that ask (RFC 7643 5 to 7). */

/** Most resources in one answer. */
export const MOST_IN_LIST = 200;

const meta = (resourceType: string, path: string) => ({ resourceType, location: addressOf(path) });

/** Returns what is supported. */
export const serviceProviderConfig = () => ({
  schemas: [SCIM_SCHEMAS.serviceProviderConfig],
  documentationUri: new URL('/docs/admin', config().BASE_URL).href,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_IN_LIST },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an owner makes under Settings, Members.',
      primary: true,
    },
  ],
  meta: meta('ServiceProviderConfig', 'ServiceProviderConfig'),
});

const resourceType = (name: string, endpoint: string, description: string, schema: string) => ({
  schemas: [SCIM_SCHEMAS.resourceType],
  ...{ id: name, name, endpoint, description, schema },
  schemaExtensions: [],
  meta: meta('ResourceType', `ResourceTypes/${name}`),
});

/** Returns the kinds of resources. */
export const resourceTypes = () => [
  resourceType('User', '/Users', 'Members of the workspace', SCIM_SCHEMAS.user),
  resourceType('Group', '/Groups', 'Groups, which give roles', SCIM_SCHEMAS.group),
];

type Attribute = { name: string; description: string } & Record<string, unknown>;

const attribute = (name: string, description: string, more: Record<string, unknown> = {}): Attribute => ({
  ...{ name, description, type: 'string', multiValued: false, required: false, caseExact: false },
  ...{ mutability: 'readWrite', returned: 'default', uniqueness: 'none' },
  ...more,
});

const READ_ONLY = { mutability: 'readOnly' };

const USER_ATTRIBUTES = [
  attribute('userName', 'The name with the provider', { required: true, uniqueness: 'server' }),
  attribute('externalId', 'The id with the provider', { caseExact: true }),
  attribute('name', 'The name in parts', {
    type: 'complex',
    subAttributes: [
      attribute('formatted', 'The whole name', READ_ONLY),
      attribute('givenName', 'The given name'),
      attribute('familyName', 'The family name'),
    ],
  }),
  attribute('displayName', 'What colleagues call the member'),
  attribute('emails', 'The address that the member signs in with', {
    ...{ type: 'complex', multiValued: true },
    subAttributes: [
      attribute('value', 'The address'),
      attribute('type', 'Always work', { canonicalValues: ['work'] }),
      attribute('primary', 'Always true', { type: 'boolean' }),
    ],
  }),
  attribute('active', 'Whether the member may sign in', { type: 'boolean' }),
  attribute('groups', 'The groups of the member', {
    ...{ type: 'complex', multiValued: true, ...READ_ONLY },
    subAttributes: [
      attribute('value', 'The id of the group', READ_ONLY),
      attribute('display', 'Its name', READ_ONLY),
      attribute('$ref', 'Its address', { type: 'reference', referenceTypes: ['Group'], ...READ_ONLY }),
      attribute('type', 'Always direct', { canonicalValues: ['direct'], ...READ_ONLY }),
    ],
  }),
];

const GROUP_ATTRIBUTES = [
  attribute('displayName', 'The name', { required: true, uniqueness: 'server' }),
  attribute('externalId', 'The id with the provider', { caseExact: true }),
  attribute('members', 'Who is in the group', {
    ...{ type: 'complex', multiValued: true },
    subAttributes: [
      attribute('value', 'The id of the member', { mutability: 'immutable' }),
      attribute('display', 'The name of the member', READ_ONLY),
      attribute('$ref', 'The address of the member', {
        ...{ type: 'reference', referenceTypes: ['User'], ...READ_ONLY },
      }),
      attribute('type', 'Always User', { canonicalValues: ['User'], ...READ_ONLY }),
    ],
  }),
];

const schema = (id: string, name: string, description: string, attributes: readonly Attribute[]) => ({
  schemas: [SCIM_SCHEMAS.schema],
  ...{ id, name, description, attributes },
  meta: meta('Schema', `Schemas/${id}`),
});

/** Returns the attributes that are kept. */
export const schemas = () => [
  schema(SCIM_SCHEMAS.user, 'User', 'A member of the workspace', USER_ATTRIBUTES),
  schema(SCIM_SCHEMAS.group, 'Group', 'A group of members', GROUP_ATTRIBUTES),
];
