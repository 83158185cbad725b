import type { ApiCall, AssistantTool } from '@/lib/contracts';

/** A call of the APIs: values of its path, and a body with the names of the wire, or a form. */
export type Asked = {
  call: ApiCall;
  path?: Readonly<Record<string, string>>;
  body?: unknown;
  form?: Readonly<Record<string, string>>;
};

export type Failed = { ok: false; failure: { code: string; message: string } };
export type Answered<Value> = { ok: true; value: Value } | Failed;

/** Makes a call in the name of who asks, whether over HTTP or within the service. The value is the JSON of the answer. */
export type Ask = (asked: Asked) => Promise<Answered<unknown>>;

/** Permissions of an account's assistant other than asking. */
export type Rights = {
  /** Whether what identifies a person is shown. */
  people: boolean;
  /** Whether documents may be put into indexes. */
  write: boolean;
};

/** On whose behalf a tool runs. */
export type Caller = { ask: Ask; rights: Rights };

export type ToolName = AssistantTool;

export function refused(code: string, message: string): Failed {
  return { ok: false, failure: { code, message } };
}
