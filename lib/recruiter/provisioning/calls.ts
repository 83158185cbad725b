import { SCIM_SCHEMAS } from '@/lib/contracts/scim';
import { MOST_IN_LIST, resourceTypes, schemas, serviceProviderConfig } from './discovery';
import { editUser, readUser } from './draft';
import { NOT_THERE, ScimFault, wrong } from './fault';
import { readFilter } from './filter';
import * as groups from './groups';
import { readPatch } from './patch';
import { versionOf } from './shown';
import * as users from './users';

/** The calls of SCIM, apart from HTTP: what a path and a method do, and what is answered. */

/** A call: its path below `/scim/v2`, and its body, read only where the method has one. */
type ScimCall = {
  method: string;
  path: readonly string[];
  query: URLSearchParams;
  ifMatch: string | null;
  body: () => Promise<unknown>;
};

export type ScimReply = { status: number; body?: Record<string, unknown>; version?: string };

const USUAL_COUNT = 100;

/** RFC 7644 3.4.2.4: values below the least are taken for it. */
function whole(given: string | null, usual: number, least: number, most: number): number {
  if (given === null) return usual;
  if (!/^-?\d{1,9}$/.test(given.trim())) throw wrong('invalidValue', 'A whole number is expected.');
  return Math.min(Math.max(Number(given), least), most);
}

const NAMES_ALWAYS = new Set(['schemas', 'id', 'meta']);

const namesIn = (list: string | null) =>
  new Set((list ?? '').split(',').map((name) => (name.trim().split('.')[0] ?? '').toLowerCase()));

/** Returns the attributes that were asked for (RFC 7644 3.9), by the names at their top. */
function asked(resource: object, query: URLSearchParams): Record<string, unknown> {
  const only = query.get('attributes');
  const without = namesIn(query.get('excludedAttributes'));
  const wanted = namesIn(only);
  return Object.fromEntries(
    Object.entries(resource).filter(([name]) => {
      const key = name.toLowerCase();
      return NAMES_ALWAYS.has(name) || (only ? wanted.has(key) : !without.has(key));
    }),
  );
}

function listOf(total: number, startIndex: number, resources: readonly object[]): ScimReply {
  return {
    status: 200,
    body: {
      schemas: [SCIM_SCHEMAS.list],
      totalResults: total,
      startIndex,
      itemsPerPage: resources.length,
      Resources: resources,
    },
  };
}

type Resource = { meta: object };

function reply(resource: Resource, query: URLSearchParams, status = 200): ScimReply {
  const version = versionOf(resource);
  return { status, version, body: asked({ ...resource, meta: { ...resource.meta, version } }, query) };
}

/** What the two kinds of resources are asked and told. */
type Kind = {
  list(
    call: ScimCall,
    part: { startIndex: number; count: number },
  ): Promise<{ total: number; resources: Resource[] }>;
  read(id: string, call: ScimCall): Promise<Resource>;
  create(body: unknown): Promise<Resource>;
  replace(id: string, ifMatch: string | null, body: unknown): Promise<Resource>;
  patch(id: string, ifMatch: string | null, body: unknown): Promise<Resource>;
  remove(id: string, ifMatch: string | null): Promise<void>;
};

/** Members of large groups are only read where they are wanted. */
function withMembers({ query }: ScimCall): boolean {
  const only = query.get('attributes');
  return only ? namesIn(only).has('members') : !namesIn(query.get('excludedAttributes')).has('members');
}

const KINDS: Readonly<Record<string, Kind>> = {
  Users: {
    list: ({ query }, part) => users.listUsers(readFilter(query.get('filter')), part),
    read: (id) => users.readOneUser(id),
    create: (body) => users.createUser(readUser(body)),
    replace: (id, ifMatch, body) => {
      const user = readUser(body);
      return users.changeUser(id, ifMatch, () => user);
    },
    patch: (id, ifMatch, body) => {
      const edits = readPatch(body);
      return users.changeUser(id, ifMatch, (before) => edits.reduce(editUser, before));
    },
    remove: users.removeUser,
  },
  Groups: {
    list: (call, part) =>
      groups.listGroups(readFilter(call.query.get('filter')), { ...part, withMembers: withMembers(call) }),
    read: (id, call) => groups.readOneGroup(id, withMembers(call)),
    create: (body) => groups.createGroup(groups.readGroup(body)),
    replace: (id, ifMatch, body) => {
      const group = groups.readGroup(body);
      return groups.changeGroup(id, ifMatch, () => group);
    },
    patch: (id, ifMatch, body) => {
      const edits = readPatch(body);
      return groups.changeGroup(id, ifMatch, (before) => edits.reduce(groups.editGroup, before));
    },
    remove: groups.removeGroup,
  },
};

async function answerAll(kind: Kind, call: ScimCall): Promise<ScimReply> {
  if (call.method === 'POST') return reply(await kind.create(await call.body()), call.query, 201);
  if (call.method !== 'GET') throw NOT_THERE;
  const startIndex = whole(call.query.get('startIndex'), 1, 1, 999_999_999);
  const count = whole(call.query.get('count'), USUAL_COUNT, 0, MOST_IN_LIST);
  const { total, resources } = await kind.list(call, { startIndex, count });
  const shown = resources.map((one) => reply(one, call.query).body ?? {});
  return listOf(total, startIndex, shown);
}

async function answerOne(kind: Kind, id: string, call: ScimCall): Promise<ScimReply> {
  const { method, ifMatch, query } = call;
  if (method === 'GET') return reply(await kind.read(id, call), query);
  if (method === 'PUT') return reply(await kind.replace(id, ifMatch, await call.body()), query);
  if (method === 'PATCH') return reply(await kind.patch(id, ifMatch, await call.body()), query);
  if (method !== 'DELETE') throw NOT_THERE;
  await kind.remove(id, ifMatch);
  return { status: 204 };
}

function discovered([first, second]: readonly string[]): ScimReply {
  if (first === 'ServiceProviderConfig' && second === undefined)
    return { status: 200, body: serviceProviderConfig() };
  const list = first === 'ResourceTypes' ? resourceTypes() : first === 'Schemas' ? schemas() : undefined;
  if (!list) throw NOT_THERE;
  if (second === undefined) return listOf(list.length, 1, list);
  const one = list.find(({ id }) => id === second);
  if (!one) throw NOT_THERE;
  return { status: 200, body: one };
}

/** Answers a call whose token was checked; rejects with a `ScimFault` where it is refused. */
export async function answerScim(call: ScimCall): Promise<ScimReply> {
  const [first = '', second, third] = call.path;
  if (third !== undefined) throw NOT_THERE;
  const kind = Object.hasOwn(KINDS, first) ? KINDS[first] : undefined;
  if (kind) return second === undefined ? answerAll(kind, call) : answerOne(kind, second, call);
  if (call.method !== 'GET') throw new ScimFault({ status: 404, detail: 'There is no such call.' });
  return discovered(call.path);
}
