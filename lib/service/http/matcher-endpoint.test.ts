import { expect, it } from 'vitest';
import { beginSignInRoute, matcherFontRoute, openMatcherRoute } from './matcher-endpoint';

it.each([
  ['the way in', openMatcherRoute],
  ['the sign-in', beginSignInRoute],
  ['the font', matcherFontRoute],
])('tells nobody of an exception by %s', async (_, route) => {
  const request = new Request('http://localhost:3000/matcher/x/open');
  const response = await route(request, { params: Promise.reject(new Error('a secret of the house')) });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    Message: 'The service failed to answer. The transaction id names this call in its log.',
  });
});
