import {
  AccountInterfaces,
  AccountInterfacesChange,
  type AccountInterfacesChangeData,
  type AccountInterfacesData,
  AdmitVisitor,
  CALLS,
  type DecodedOf,
  NothingMore,
  NoValue,
  UISettings,
  UISettingsChange,
} from '@/lib/contracts';
import { fail, type Result, succeed } from '@/lib/engine/kernel';
import { rotateSigningSecret, signingSecret } from '../../delivery';
import { admitVisitor } from '../../interfaces';
import { serviceRuntime } from '../../runtime';
import { changeMatcherAccount, findAccount, findMatcherAccount, removeSession } from '../../store';
import { defineOperation } from '../operation';
import type { Call, OperationFailure, Outcome } from '../outcome';
import { refuseLabel, refuseOrigin } from './problems';

/** Settings of an account for its interfaces, and actions on their sessions. */

const MAX_BODY_BYTES = 2 * 1024 * 1024;
const MOST_LISTS = 50;
const MOST_SKILLS = 5000;
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;
const MARK = /^[\w-]{43}$/;

/** Returns the settings of an account for its interfaces. */
async function interfacesOf(accountId: string): Promise<AccountInterfacesData> {
  const { records } = await serviceRuntime();
  const { frameOrigins, logo, skillsLists } = await findMatcherAccount(records, accountId);
  const lists = Object.fromEntries(Object.entries(skillsLists).map(([name, skills]) => [name, [...skills]]));
  return { frameOrigins: [...frameOrigins], logo, skillsLists: lists };
}

async function settingsOf({ account }: Call): Promise<Outcome<DecodedOf<typeof UISettings>>> {
  const { records } = await serviceRuntime();
  const secret = await signingSecret(records, account.id);
  return succeed({ value: { ...(await interfacesOf(account.id)), signingSecret: secret } });
}

function refuseLists(lists: AccountInterfacesChangeData['skillsLists']): string | undefined {
  const entries = Object.entries(lists ?? {});
  if (entries.length > MOST_LISTS) return `SkillsLists may hold at most ${MOST_LISTS} lists`;
  for (const [name, skills] of entries) {
    const member = `SkillsLists.${name.slice(0, 40)}`;
    if (refuseLabel(name, 80)) return 'SkillsLists must have names of 1 to 80 characters';
    if (skills.length > MOST_SKILLS) return `${member} may hold at most ${MOST_SKILLS} skills`;
    const at = skills.findIndex((skill) => refuseLabel(skill, 100));
    if (at >= 0) return `${member}[${at}] must have 1 to 100 characters`;
  }
  return undefined;
}

function refuseChange({ frameOrigins, logo, skillsLists }: AccountInterfacesChangeData): string | undefined {
  const at = (frameOrigins ?? []).findIndex((origin) => refuseOrigin(origin));
  if (at >= 0) return `FrameOrigins[${at}] ${refuseOrigin(frameOrigins?.[at])}`;
  if (logo && !PICTURE.test(logo)) return 'Logo must be a data address of a PNG, JPEG, GIF or WebP picture';
  return refuseLists(skillsLists);
}

/** Changes the given settings of an account for its interfaces. */
async function changeInterfaces(
  accountId: string,
  change: AccountInterfacesChangeData,
): Promise<OperationFailure | undefined> {
  const wrong = refuseChange(change);
  if (wrong) return { code: 'InvalidParameter', message: `${wrong}.` };
  const { records } = await serviceRuntime();
  const lists = Object.entries(change.skillsLists ?? {});
  await changeMatcherAccount(records, accountId, {
    ...(change.frameOrigins && { frameOrigins: change.frameOrigins.map((each) => new URL(each).origin) }),
    ...(change.logo != null && { logo: change.logo || null }),
    ...(change.skillsLists && {
      skillsLists: Object.fromEntries(lists.map(([name, skills]) => [name.trim().toLowerCase(), skills])),
    }),
  });
  return undefined;
}

/** GET /ui/v10/settings. */
export const readUISettings = defineOperation({
  call: CALLS.readUISettings,
  name: 'readUiSettings',
  value: UISettings,
  run: settingsOf,
});

/** PATCH /ui/v10/settings. */
export const changeUISettings = defineOperation({
  call: CALLS.changeUISettings,
  name: 'changeUiSettings',
  body: { schema: UISettingsChange, maxBytes: () => MAX_BODY_BYTES },
  value: UISettings,
  run: async (call) => {
    const { body, account } = call;
    const failure = await changeInterfaces(account.id, body);
    if (failure) return fail(failure);
    if (body.rotateSigningSecret) await rotateSigningSecret((await serviceRuntime()).records, account.id);
    return settingsOf(call);
  },
});

const NO_ACCOUNT: OperationFailure = { code: 'DataNotFound', message: 'There is no account of that id.' };

/** Returns the id of an account whose interfaces an owner may set; the app sends its own settings with each call. */
async function settableAccount({ id }: { id: string }): Promise<Result<string, OperationFailure>> {
  const { records } = await serviceRuntime();
  const account = await findAccount(records, id);
  if (!account || account.revokedAt) return fail(NO_ACCOUNT);
  if (account.origin !== 'application') return succeed(account.id);
  return fail({ code: 'ConstraintError', message: 'The application sets this with each call.' });
}

/** GET /service/accounts/{id}/interfaces. */
export const readAccountInterfaces = defineOperation({
  call: CALLS.readAccountInterfaces,
  name: 'readAccountInterfaces',
  value: AccountInterfaces,
  run: async ({ parameters }) => {
    const found = await settableAccount(parameters);
    return found.ok ? succeed({ value: await interfacesOf(found.value) }) : found;
  },
});

/** PATCH /service/accounts/{id}/interfaces. */
export const changeAccountInterfaces = defineOperation({
  call: CALLS.changeAccountInterfaces,
  name: 'changeAccountInterfaces',
  body: { schema: AccountInterfacesChange, maxBytes: () => MAX_BODY_BYTES },
  value: AccountInterfaces,
  run: async ({ body, parameters }) => {
    const found = await settableAccount(parameters);
    if (!found.ok) return found;
    const failure = await changeInterfaces(found.value, body);
    return failure ? fail(failure) : succeed({ value: await interfacesOf(found.value) });
  },
});

const NO_SESSION: OperationFailure = {
  code: 'DataNotFound',
  message: 'There is no such session, or it has ended.',
};

/** DELETE /ui/v10/sessions/{id}. */
export const endUISession = defineOperation({
  call: CALLS.endUISession,
  name: 'endUiSession',
  value: NothingMore,
  run: async ({ account, parameters }) => {
    const { records } = await serviceRuntime();
    const ended = await removeSession(records, account.id, parameters.session);
    return ended ? succeed({ value: {} }) : fail(NO_SESSION);
  },
});

/** POST /service/matcher/visitors. */
export const admitMatcherVisitor = defineOperation({
  call: CALLS.admitMatcherVisitor,
  name: 'admitMatcherVisitor',
  body: { schema: AdmitVisitor, maxBytes: () => 4096 },
  value: NoValue,
  run: async ({ body: { sessionId, visitor, username } }) => {
    if (!MARK.test(visitor))
      return fail({ code: 'InvalidParameter', message: 'Visitor is no mark of a visitor.' });
    const { records } = await serviceRuntime();
    const isIn = await admitVisitor(records, { sessionId, mark: visitor, username });
    return isIn ? succeed({}) : fail(NO_SESSION);
  },
});
