import { defineRoute, routeMethods } from '@/lib/service/http';
import { readServiceAccountUse } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  GET: defineRoute({ version: '10', audience: 'app', operation: readServiceAccountUse }),
});
