import { expect, it } from 'vitest';
import { curlLine } from './explore-path';

const CALL = { endpoint: 'aggregate', json: '', total: null, figure: null, jobs: [] } as const;

it('writes a call as a line that a shell takes as it stands, without a secret', () => {
  const line = curlLine(
    { ...CALL, jobs: [], baseUrl: null, parameters: [['full_text', "chef's $HOME `id`"]] },
    'http://localhost:3000',
  );
  expect(line).toBe(
    [
      "curl -s 'http://localhost:3000/api/v3/aggregate'",
      '-u "$MARKET_USERNAME:$MARKET_PASSWORD"',
      "--data-urlencode 'full_text=chef'\\''s $HOME `id`'",
    ].join(' \\\n  '),
  );
});

it('calls the provider where there is one', () => {
  const call = { ...CALL, jobs: [], baseUrl: 'https://market.example', parameters: [] };
  expect(curlLine(call, 'http://localhost:3000')).toContain("'https://market.example/api/v3/aggregate'");
});
