import { defineRoute, routeMethods } from '@/lib/service/http';
import { addEndpoint, listEndpoints } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  GET: defineRoute({ version: '10', audience: 'accounts', operation: listEndpoints }),
  POST: defineRoute({ version: '10', audience: 'accounts', operation: addEndpoint }),
});
