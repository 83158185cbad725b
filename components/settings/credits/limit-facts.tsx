import { Facts } from '@/components/settings/section';
import type { Limits } from '@/lib/recruiter';

/** Limits on concurrent requests and their rate. */
export function LimitFacts({ limits }: { limits: Limits }) {
  const { marketPerSecond, marketPerMinute } = limits;
  return (
    <Facts
      facts={[
        { name: 'Requests at a time', value: `${limits.concurrentRequests} for the account` },
        { name: 'Documents read at a time', value: `${limits.parsesAtATime} by this app` },
        {
          name: 'Job market',
          value:
            marketPerSecond === null
              ? 'No limit for this app; other accounts 4 a second and 30 a minute'
              : `${marketPerSecond} questions a second, ${marketPerMinute} a minute`,
        },
        { name: 'Largest document', value: `${limits.largestDocumentMb} MB` },
      ]}
    />
  );
}
