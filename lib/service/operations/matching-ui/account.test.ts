import { afterAll, beforeAll, expect, it } from 'vitest';
import { APP_ACCOUNT_ID } from '@/lib/contracts';
import { serviceRuntime } from '../../runtime';
import { findFraming } from '../../store';
import { caller } from '../../testing/calls';
import { ACME, stopService } from '../../testing/service';
import { fillIndexes } from '../search/testing/small-index';
import { changeAccountInterfaces, readAccountInterfaces, readView } from '.';
import { ask, opened } from './testing/visits';

const LOGO = 'data:image/png;base64,iVBORw0KGgo=';

beforeAll(fillIndexes);
afterAll(stopService);

const id = ACME['Tx-AccountId'];
const read = caller(readAccountInterfaces);
const change = caller(changeAccountInterfaces);

it('is set for an account by the app, and kept by the pages that the account asks for', async () => {
  const set = {
    FrameOrigins: ['https://ats.example.com/'],
    Logo: LOGO,
    SkillsLists: { Harbour: ['Mooring'] },
  };
  expect(await change({ id }, set)).toMatchObject({ status: 200 });
  const kept = {
    FrameOrigins: ['https://ats.example.com'],
    Logo: LOGO,
    SkillsLists: { harbour: ['Mooring'] },
  };
  expect((await read({ id })).value).toEqual(kept);
  const JsAction = { Target: 'parent', TargetOrigin: 'https://elsewhere.example' };
  const Hooks = { Client: [{ LinkText: 'Take', JsAction }] };
  const { session, cookie } = await opened({ Username: 'mary', Hooks });
  const { records } = await serviceRuntime();
  expect((await findFraming(records, session))?.ancestors).toEqual(['https://ats.example.com']);
  expect((await ask(readView, session, { cookie })).json).toMatchObject({ LogoUrl: LOGO });
  expect((await change({ id }, { Logo: '' })).value.Logo ?? null).toBeNull();
});

it('is refused for the account of the app, for one that is not there, and where it is wrong', async () => {
  expect(await change({ id: APP_ACCOUNT_ID }, {})).toMatchObject({ code: 'ConstraintError' });
  expect(await read({ id: 'nobody' })).toMatchObject({ code: 'DataNotFound' });
  expect(await change({ id }, { FrameOrigins: ['*'] })).toMatchObject({ code: 'InvalidParameter' });
});
