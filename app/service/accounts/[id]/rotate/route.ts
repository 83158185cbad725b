import { ServiceAccountWithKey } from '@/lib/contracts';
import { defineRoute, routeMethods } from '@/lib/service/http';
import { rotateServiceKey } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  POST: defineRoute({
    operation: 'rotateServiceKey',
    version: '10',
    audience: 'app',
    metered: false,
    value: ServiceAccountWithKey,
    run: ({ parameters }) => rotateServiceKey(parameters.id ?? ''),
  }),
});
