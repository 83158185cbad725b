import { defineRoute, routeMethods } from '@/lib/service/http';
import { matchIndexedDocument } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  POST: defineRoute({ version: '10', audience: 'accounts', operation: matchIndexedDocument }),
});
