import type { ScimErrorType } from '@/lib/contracts/scim';

type What = { status: 400 | 404 | 409 | 412; detail: string; scimType?: ScimErrorType };

/** Why a call of SCIM is refused. It is thrown, since it also takes back the transaction it happens in. */
export class ScimFault extends Error {
  readonly what: What;

  constructor(what: What) {
    super(what.detail);
    this.what = what;
  }
}

/** Refuses something that the caller can put right. */
export const wrong = (scimType: ScimErrorType, detail: string) =>
  new ScimFault({ status: 400, scimType, detail });

export const NOT_THERE = new ScimFault({ status: 404, detail: 'There is no such resource.' });
