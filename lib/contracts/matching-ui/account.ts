import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { Info } from '../info';
import { maybe } from '../parsing/shared';

/**
 * Settings of an account for all its generated interfaces and its deliveries. Ours: the APIs have no calls for it.
 *
 * | call | body | answer |
 * |---|---|---|
 * | GET /ui/v10/settings | - | `UISettings` |
 * | PATCH /ui/v10/settings | `UISettingsChange` | `UISettings`, changed |
 * | DELETE /ui/v10/sessions/{id} | - | `{}`; the session with the id of its address has ended, with all it held |
 * | POST /service/matcher/visitors | `AdmitVisitor` | none; for the app alone: somebody signed in there for a page |
 * | GET /service/accounts/{id}/interfaces | - | `AccountInterfaces`; for the app alone, on behalf of an owner |
 * | PATCH /service/accounts/{id}/interfaces | `AccountInterfacesChange` | `AccountInterfaces`, changed |
 */

/** Skills by the name of the list; names are compared without regard to case. */
const SkillsLists = z.record(z.string(), z.array(z.string()));

export const UISettings = z.object({
  /** Origins whose pages may embed the interfaces of the account; without any, the TargetOrigins of their hooks. */
  FrameOrigins: z.array(z.string()),
  /** The picture of the banner, as a data address. */
  Logo: maybe(z.string()),
  SkillsLists,
  /** By which messages are signed (Standard Webhooks), `whsec_…`. */
  SigningSecret: z.string(),
});

export const UISettingsChange = z.object({
  FrameOrigins: maybe(z.array(z.string()).max(50)),
  /** A data address of a PNG, JPEG, GIF or WebP picture; empty takes it away. */
  Logo: maybe(z.string().max(300_000)),
  SkillsLists: maybe(SkillsLists),
  RotateSigningSecret: maybe(z.boolean()),
});

/** The part of the settings that owners see and change for an account; only the account sees its secret. */
export const AccountInterfaces = UISettings.omit({ SigningSecret: true });

export const AccountInterfacesChange = UISettingsChange.omit({ RotateSigningSecret: true });

export const AccountInterfacesResponse = z.object({ Info, Value: maybe(AccountInterfaces) });

/** Lets the browser with that mark in to a session, as a member of the workspace. */
export const AdmitVisitor = z.object({
  SessionId: z.string(),
  Visitor: z.string(),
  Username: z.string().trim().min(1).max(200),
});

/** The answer to a deletion. */
export const NothingMore = z.object({});

export type AccountInterfacesData = DecodedOf<typeof AccountInterfaces>;
export type AccountInterfacesChangeData = DecodedOf<typeof AccountInterfacesChange>;
