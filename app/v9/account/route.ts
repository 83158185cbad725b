import { defineRoute, routeMethods } from '@/lib/service/http';
import { accountInfoV9 } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('9', {
  GET: defineRoute({ version: '9', audience: 'accounts', operation: accountInfoV9 }),
});
