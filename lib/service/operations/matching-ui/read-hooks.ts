import { config } from '@/lib/config';
import {
  MESSAGE_TARGETS,
  type UIClientHookData,
  type UIHooksData,
  type UIJsActionData,
  type UIServerHookData,
} from '@/lib/contracts';
import { type Problems, refuseLabel, refuseOrigin, refuseWebAddress } from './problems';

const MEMBER = 'UIOptions.Hooks';
const MOST_HOOKS = 20;
const LONGEST_LINK_TEXT = 80;

export type MessageTarget = (typeof MESSAGE_TARGETS)[number];
export type PageMessage = { target: MessageTarget; targetOrigin: string; data?: unknown };

/** A hook as the page and the service work with it. `number` is its place among all hooks of the interface. */
export type Hook = { number: number; linkText: string; isBulk: boolean } & (
  | { kind: 'Client'; message: PageMessage }
  | { kind: 'Client'; link: { url: string; target: string } }
  | { kind: 'Server' | 'Sourcing'; url: string; customInfo?: unknown }
);

export type CheckedHooks = {
  hooks: Hook[];
  onUpdate?: { server?: { url: string; customInfo?: unknown }; client?: PageMessage };
};

function readMessage(action: UIJsActionData, member: string, problems: Problems): PageMessage {
  const target = MESSAGE_TARGETS.find((each) => each === action.target?.trim().toLowerCase());
  if (!target) problems.add(`${member}.Target`, `must be ${MESSAGE_TARGETS.join(' or ')}`);
  const wrong = refuseOrigin(action.targetOrigin);
  if (wrong) problems.add(`${member}.TargetOrigin`, wrong);
  const targetOrigin = wrong ? '' : new URL(action.targetOrigin ?? '').origin;
  return { target: target ?? 'parent', targetOrigin, data: action.data };
}

/** The placeholders are replaced by ids, which hold nothing that an address would have to escape. */
const withoutPlaceholders = (url: string) => url.replaceAll('{id}', 'id').replaceAll('{indexId}', 'indexId');

function readClientHook(hook: UIClientHookData, number: number, member: string, problems: Problems): Hook {
  const linkText = hook.linkText?.trim() ?? '';
  const isBulk = hook.isBulk ?? false;
  const { jsAction, urlAction } = hook;
  if (jsAction && urlAction) problems.add(member, 'has both JsAction and UrlAction; a hook may have one');
  if (jsAction)
    return {
      kind: 'Client',
      number,
      linkText,
      isBulk,
      message: readMessage(jsAction, `${member}.JsAction`, problems),
    };
  if (!urlAction) {
    problems.add(member, 'must have JsAction or UrlAction');
    return { kind: 'Client', number, linkText, isBulk, link: { url: '', target: '' } };
  }
  if (isBulk) problems.add(`${member}.IsBulk`, 'is allowed with JsAction only, not with UrlAction');
  const url = urlAction.url?.trim() ?? '';
  const wrong = refuseWebAddress(withoutPlaceholders(url));
  if (wrong) problems.add(`${member}.UrlAction.Url`, wrong);
  const target = urlAction.target?.trim() || '_blank';
  if (!/^[\w-]{1,64}$/.test(target))
    problems.add(`${member}.UrlAction.Target`, 'must be tx, or the name of a window such as _blank');
  return { kind: 'Client', number, linkText, isBulk, link: { url, target } };
}

function readServerHook(
  kind: 'Server' | 'Sourcing',
  hook: UIServerHookData,
  number: number,
  member: string,
  problems: Problems,
): Hook {
  const wrong = refuseWebAddress(hook.url);
  if (wrong) problems.add(`${member}.Url`, wrong);
  if (kind === 'Sourcing' && hook.isBulk)
    problems.add(`${member}.IsBulk`, 'is never allowed on a hook for sourcing');
  return {
    kind,
    number,
    linkText: hook.linkText?.trim() ?? '',
    isBulk: hook.isBulk ?? false,
    url: hook.url?.trim() ?? '',
    customInfo: hook.customInfo,
  };
}

type Listed = { member: string; linkText: string | null | undefined; read: (number: number) => Hook };

function listHooks(given: UIHooksData, problems: Problems): Listed[] {
  const client = (given.client ?? []).map((hook, at): Listed => {
    const member = `${MEMBER}.Client[${at}]`;
    return {
      member,
      linkText: hook.linkText,
      read: (number) => readClientHook(hook, number, member, problems),
    };
  });
  const served = (['Server', 'Sourcing'] as const).flatMap((kind) =>
    ((kind === 'Server' ? given.server : given.sourcing) ?? []).map((hook, at): Listed => {
      const member = `${MEMBER}.${kind}[${at}]`;
      const read = (number: number) => readServerHook(kind, hook, number, member, problems);
      return { member, linkText: hook.linkText, read };
    }),
  );
  return [...client, ...served];
}

function readOnUpdate(given: UIHooksData['onUpdate'], problems: Problems): CheckedHooks['onUpdate'] {
  if (!given?.server && !given?.client) return undefined;
  const { server, client } = given;
  const wrong = server && refuseWebAddress(server.url);
  if (wrong) problems.add(`${MEMBER}.OnUpdate.Server.Url`, wrong);
  return {
    ...(server && { server: { url: server.url?.trim() ?? '', customInfo: server.customInfo } }),
    ...(client && { client: readMessage(client, `${MEMBER}.OnUpdate.Client`, problems) }),
  };
}

/** matching-ui.md, Hooks, with wire-facts 2.5. */
export function readHooks(given: UIHooksData | null | undefined, problems: Problems): CheckedHooks {
  if (!given) return { hooks: [] };
  const listed = listHooks(given, problems);
  if (listed.length > MOST_HOOKS) problems.add(MEMBER, `may hold at most ${MOST_HOOKS} hooks`);
  for (const { member, linkText } of listed) {
    const wrong = refuseLabel(linkText, LONGEST_LINK_TEXT);
    if (wrong) problems.add(`${member}.LinkText`, wrong);
  }
  return {
    hooks: listed.map(({ read }, number) => read(number)),
    onUpdate: readOnUpdate(given.onUpdate, problems),
  };
}

/** Origins of the pages that hooks send messages to. */
export function targetOriginsOf({ hooks, onUpdate }: CheckedHooks): string[] {
  const messages = [...hooks.flatMap((hook) => ('message' in hook ? [hook.message] : [])), onUpdate?.client];
  const framed = messages.filter((message) => message?.target === 'parent');
  return [...new Set(framed.flatMap((message) => message?.targetOrigin || []))];
}

/** Origins of the pages that hooks open inside of the interface. */
export function popUpOriginsOf({ hooks }: CheckedHooks): string[] {
  const own = config().MATCHER_ORIGIN;
  const links = hooks.flatMap((hook) => ('link' in hook && hook.link.target === 'tx' ? [hook.link.url] : []));
  const origins = links.map((url) => withoutPlaceholders(url)).filter((url) => URL.canParse(url));
  return [...new Set(origins.map((url) => new URL(url).origin))].filter((each) => each !== own);
}
