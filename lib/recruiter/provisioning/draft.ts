import { z } from 'zod';
import { ScimBoolean, ScimEmail, ScimName, ScimUserInput } from '@/lib/contracts/scim';
import { wrong } from './fault';
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

/** Reads a whole user. */
export function readUser(body: unknown): UserDraft {
  const user = parsed(ScimUserInput, body, 'the user');
  return {
    userName: user.userName,
    externalId: user.externalId,
    displayName: user.displayName ?? user.name?.formatted ?? null,
    givenName: user.name?.givenName ?? null,
    familyName: user.name?.familyName ?? null,
    email: emailOf(user.emails ?? []),
    active: user.active ?? true,
  };
}

type Setter = (value: unknown, edit: Edit) => Partial<UserDraft>;

/** Which of several addresses a path means; those that are not kept here change nothing. */
const MEANT = /^\s*(?:type\s+eq\s+"work"|primary\s+eq\s+"?true"?)\s*$/i;

const setEmail: Setter = (value, { selector }) =>
  selector === null || MEANT.test(selector) ? { email: parsed(Nullable, value, 'emails') } : {};

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
