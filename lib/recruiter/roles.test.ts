import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shutdown } from '@/lib/platform';
import { type Actor, ROLES, type Role } from './ground/actor';
import { declaredUseCases, everyUseCase, USE_CASES, type UseCase } from './testing/every-use-case';
import { startTestMarket } from './testing/market';
import { startTestParser } from './testing/parser';
import { memberOfRole } from './testing/store';

let named: Record<string, UseCase> = {};
const actors = {} as Record<Role, Actor>;
let parser: Awaited<ReturnType<typeof startTestParser>>;
let market: Awaited<ReturnType<typeof startTestMarket>>;

beforeAll(async () => {
  parser = await startTestParser();
  // As with a hosted market: what only the built-in service answers is refused before it is asked.
  market = await startTestMarket();
  named = await everyUseCase();
  for (const role of ROLES) actors[role] = await memberOfRole(role);
});

afterAll(async () => {
  await shutdown();
  parser.stop();
  market.stop();
});

describe.each(Object.entries(USE_CASES))('%s', (name, [needed, input]) => {
  it('is refused to nobody and to weaker roles, and to no other', async () => {
    expect(await named[name]?.(null, input)).toMatchObject({ problem: { code: 'not-signed-in' } });
    for (const role of ROLES) {
      const outcome = await named[name]?.(actors[role], input);
      const code = outcome?.ok === false ? outcome.problem.code : 'done';
      expect({ role, allowed: code !== 'not-allowed' }).toEqual({
        role,
        allowed: ROLES.indexOf(role) >= ROLES.indexOf(needed),
      });
    }
  });

  it('refuses input of another shape without falling over', async () => {
    for (const nonsense of [null, 7, 'x', [], { ids: 'x' }, { __proto__: null, toString: 1 }]) {
      const outcome = await named[name]?.(actors.owner, nonsense);
      if (outcome?.ok === false) expect(outcome.problem.code).not.toBe('unavailable');
    }
  });
});

describe('the table', () => {
  it('names every use case there is', () => {
    expect(
      declaredUseCases()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(Object.keys(USE_CASES).sort());
  });
});
