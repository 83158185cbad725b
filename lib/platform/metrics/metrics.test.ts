import { beforeEach, describe, expect, it } from 'vitest';
import { exposition } from './exposition';
import { requestMetrics } from './process';
import { countedRequests, countRequest, partOf } from './requests';

beforeEach(() => countedRequests().clear());

it.each([
  ['/v10/parser/resume', 'parsing'],
  ['/tx/v10/parser/resume', 'parsing'],
  ['/ui/v10/matching', 'matching-ui'],
  ['/tx/v10/ui/matching', 'matching-ui'],
  ['/matcher/abc', 'matching-ui'],
  ['/api/v3/search', 'market'],
  ['/events/v1/imports', 'events'],
  ['/api/metrics', 'probes'],
  ['/api/recruiter/uploads', 'data'],
  ['/scim/v2/Users', 'data'],
  ['/_next/static/x.js', 'assets'],
  ['/candidates/7', 'pages'],
])('%s belongs to %s', (path, part) => expect(partOf(path)).toBe(part));

describe('requests', () => {
  it('are counted by class of status, and their durations add up from class to class', () => {
    countRequest('/candidates', 200, 0.02);
    countRequest('/candidates', 200, 0.3);
    countRequest('/candidates', 503, 20);
    const [totals, durations] = requestMetrics();
    expect(totals?.samples).toEqual([
      { labels: { part: 'pages', status: '2xx' }, value: 2 },
      { labels: { part: 'pages', status: '5xx' }, value: 1 },
    ]);
    const upTo = (le: string) =>
      durations?.samples.find(({ suffix, labels }) => suffix === '_bucket' && labels?.le === le)?.value;
    expect([upTo('0.01'), upTo('0.025'), upTo('0.5'), upTo('10'), upTo('+Inf')]).toEqual([0, 1, 2, 2, 3]);
  });

  it('leave no address of a person in the text', () => {
    countRequest('/shared/secret-of-a-pack', 200, 0.1);
    expect(exposition(requestMetrics())).not.toContain('secret-of-a-pack');
  });
});

it('writes labels that no value can break out of', () => {
  const text = exposition([
    { name: 'x', help: 'An x.', type: 'gauge', samples: [{ labels: { a: 'b"} 1\n\\' }, value: 2 }] },
  ]);
  expect(text).toBe('# HELP x An x.\n# TYPE x gauge\nx{a="b\\"} 1\\n\\\\"} 2\n');
});
