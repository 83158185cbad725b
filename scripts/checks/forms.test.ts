import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Sent before its script has loaded, a form without a method puts what was entered, such as a password, into the address. */
it('every form says by which method it is sent', () => {
  const forms = globSync('{app,components}/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<form\s[\s\S]*?>/gu)].map(([tag]) => ({ file, tag })),
  );
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter(({ tag }) => !/\smethod="(?:post|get)"/u.test(tag))).toEqual([]);
});
