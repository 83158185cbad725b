import { defineRoute, routeMethods } from '@/lib/service/http';
import { parseJobV9 } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('9', {
  POST: defineRoute({ version: '9', audience: 'accounts', operation: parseJobV9 }),
});
