import { SCIM_SCHEMAS, type ScimGroupData, type ScimUserData } from '@/lib/contracts/scim';
import { MOST_IN_LIST, resourceTypes, schemas, serviceProviderConfig } from './discovery';
import { editUser, readUser } from './draft';
import { NOT_THERE, ScimFault, wrong } from './fault';
import { readFilter } from './filter';
import * as groups from './groups';
import { readPatch } from './patch';
import { isSelected, readSelection, type Selection, select } from './selection';
import * as users from './users';
import { versionOf } from './versions';

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

type Resource = ScimUserData | ScimGroupData;

function reply(resource: Resource, selection: Selection, status = 200): ScimReply {
  const list = 'members' in resource ? 'members' : 'groups';
  const version = versionOf(resource, isSelected(list, selection));
  return { status, version, body: select({ ...resource, meta: { ...resource.meta, version } }, selection) };
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
const withMembers = ({ query }: ScimCall) => isSelected('members', readSelection(query));

const KINDS: Readonly<Record<string, Kind>> = {
  Users: {
    list: ({ query }, part) => users.listUsers(readFilter(query.get('filter')), part),
    read: (id) => users.readOneUser(id),
    create: (body) => users.createUser(readUser(body)({ active: true })),
    replace: (id, ifMatch, body) => users.changeUser(id, ifMatch, readUser(body)),
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
  if (call.method === 'POST')
    return reply(await kind.create(await call.body()), readSelection(call.query), 201);
  if (call.method !== 'GET') throw NOT_THERE;
  const startIndex = whole(call.query.get('startIndex'), 1, 1, 999_999_999);
  const count = whole(call.query.get('count'), USUAL_COUNT, 0, MOST_IN_LIST);
  const { total, resources } = await kind.list(call, { startIndex, count });
  const selection = readSelection(call.query);
  const shown = resources.map((one) => reply(one, selection).body ?? {});
  return listOf(total, startIndex, shown);
}

async function answerOne(kind: Kind, id: string, call: ScimCall): Promise<ScimReply> {
  const { method, ifMatch } = call;
  const selection = readSelection(call.query);
  if (method === 'GET') return reply(await kind.read(id, call), selection);
  if (method === 'PUT') return reply(await kind.replace(id, ifMatch, await call.body()), selection);
  if (method === 'PATCH') return reply(await kind.patch(id, ifMatch, await call.body()), selection);
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
