import { NoValue } from '@/lib/contracts';
import { defineRoute, routeMethods } from '@/lib/service/http';
import { revokeServiceAccount } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  DELETE: defineRoute({
    operation: 'revokeServiceAccount',
    version: '10',
    audience: 'app',
    metered: false,
    value: NoValue,
    run: ({ parameters }) => revokeServiceAccount(parameters.id ?? ''),
  }),
});
