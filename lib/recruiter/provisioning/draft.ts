import { z } from 'zod';
import { ScimBoolean, ScimEmail, ScimName, ScimUserInput } from '@/lib/contracts/scim';
import { wrong } from './fault';
import { readFilter } from './filter';
import type { Edit } from './patch';

/** A member as the provider means them to be. `email` is null until it is named. */
export type UserDraft = {
  userName: string;
  externalId: string | null;
  displayName: string | null;
  givenName: string | null;
  familyName: string | null;
  email: string | null;
  active: boolean;
};

const Text = z.string().trim().max(320);
const Nullable = Text.nullish().transform((value) => value || null);

type Emails = z.output<typeof ScimEmail>[];

/** The address that is for work; else the main one, else the first. */
function emailOf(emails: Emails): string | null {
  const chosen =
    emails.find(({ type }) => type?.toLowerCase() === 'work') ??
    emails.find(({ primary }) => primary) ??
    emails[0];
  return chosen?.value ?? null;
}

function parsed<T extends z.ZodType>(shape: T, value: unknown, name: string): z.output<T> {
  const read = shape.safeParse(value);
  if (!read.success) throw wrong('invalidValue', `The value of ${name} cannot be read.`);
  return read.data;
}

/**
 * Reads a whole user. Where it says nothing of their access, that stays as it was (RFC 7644 3.5.1): what is left out
 * neither takes it from somebody nor gives it back.
 */
export function readUser(body: unknown): (before: Pick<UserDraft, 'active'>) => UserDraft {
  const user = parsed(ScimUserInput, body, 'the user');
  return (before) => ({
    userName: user.userName,
    externalId: user.externalId,
    displayName: user.displayName ?? user.name?.formatted ?? null,
    givenName: user.name?.givenName ?? null,
    familyName: user.name?.familyName ?? null,
    email: emailOf(user.emails ?? []),
    active: user.active ?? before.active,
  });
}

type Setter = (value: unknown, edit: Edit) => Partial<UserDraft>;

/** Says if a path means the address that is kept here; others change nothing. */
const isKept = (selector: string | null) =>
  readFilter(selector).every(({ attribute, value }) => {
    if (attribute === 'type') return value.toLowerCase() === 'work';
    return attribute === 'primary' && value.toLowerCase() === 'true';
  });

const setEmail: Setter = (value, { selector }) =>
  isKept(selector) ? { email: parsed(Nullable, value, 'emails') } : {};

const SETTERS: Readonly<Record<string, Setter>> = {
  username: (value) => ({ userName: parsed(Text.min(1), value, 'userName') }),
  externalid: (value) => ({ externalId: parsed(Nullable, value, 'externalId') }),
  displayname: (value) => ({ displayName: parsed(Nullable, value, 'displayName') }),
  'name.givenname': (value) => ({ givenName: parsed(Nullable, value, 'name.givenName') }),
  'name.familyname': (value) => ({ familyName: parsed(Nullable, value, 'name.familyName') }),
  active: (value) => ({ active: parsed(ScimBoolean, value, 'active') }),
  'emails.value': setEmail,
  name: (value, { op }) => {
    const name = parsed(ScimName, value ?? {}, 'name');
    const { givenName, familyName } = name;
    if (op !== 'add') return { givenName, familyName };
    return { ...(givenName && { givenName }), ...(familyName && { familyName }) };
  },
  emails: (value, edit) => {
    if (edit.selector !== null)
      return setEmail(parsed(ScimEmail.nullable(), value, 'emails')?.value ?? null, edit);
    const list = parsed(z.array(ScimEmail).max(50), [value ?? []].flat(), 'emails');
    return { email: emailOf(list) };
  },
};

/** Makes one change. What else a provider knows of somebody (their title, their manager) is not kept and changes nothing. */
export function editUser(draft: UserDraft, edit: Edit): UserDraft {
  if (edit.attribute === 'id') return draft;
  const set = Object.hasOwn(SETTERS, edit.attribute) ? SETTERS[edit.attribute] : undefined;
  return set ? { ...draft, ...set(edit.value, edit) } : draft;
}
