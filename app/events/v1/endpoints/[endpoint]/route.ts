import { defineRoute, routeMethods } from '@/lib/service/http';
import { changeEndpoint, removeEndpoint } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  PATCH: defineRoute({ version: '10', audience: 'accounts', operation: changeEndpoint }),
  DELETE: defineRoute({ version: '10', audience: 'accounts', operation: removeEndpoint }),
});
