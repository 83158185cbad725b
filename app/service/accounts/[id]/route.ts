import { defineRoute, routeMethods } from '@/lib/service/http';
import { revokeServiceAccount } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  DELETE: defineRoute({ version: '10', audience: 'app', operation: revokeServiceAccount }),
});
