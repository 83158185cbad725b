import { createHash } from 'node:crypto';
import type { ScimGroupData, ScimUserData } from '@/lib/contracts/scim';
import { ScimFault } from './fault';

/** Versions of members and groups (RFC 7644 3.14), and what callers say of those that they have. */

type Resource = ScimUserData | ScimGroupData;

const byValue = (one: { value: string }, other: { value: string }) => (one.value < other.value ? -1 : 1);

/**
 * Returns the version of a resource as it is answered: with the members of a group (or the groups of a member), or
 * without them, where those change nothing. The order of the list is not of the version, and neither is the time of
 * the last change, which says the same of both.
 */
export function versionOf(resource: Resource, withList: boolean): string {
  const { meta: _, ...said } = resource;
  const lists = 'members' in said ? { members: said.members } : { groups: said.groups };
  const list = withList ? Object.values(lists).flat().toSorted(byValue) : [];
  const own = Object.entries(said).filter(([name]) => !Object.hasOwn(lists, name));
  const hash = createHash('sha256')
    .update(JSON.stringify([own, withList, list]))
    .digest('base64url');
  return `W/"${hash.slice(0, 20)}"`;
}

const opaque = (version: string) => version.trim().replace(/^W\//, '');

/** Says if a header of versions has one of these. */
export function isAmong(header: string, versions: readonly string[]): boolean {
  if (header.trim() === '*') return true;
  const known = new Set(versions.map(opaque));
  return header.split(',').some((one) => known.has(opaque(one)));
}

/** Refuses a change of another version than the caller saw, with or without its list. */
export function holdTo(ifMatch: string | null, resource: Resource): void {
  if (ifMatch === null || isAmong(ifMatch, [versionOf(resource, true), versionOf(resource, false)])) return;
  throw new ScimFault({ status: 412, detail: 'This was changed meanwhile. Read it again.' });
}
