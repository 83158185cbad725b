import { defineRoute, routeMethods } from '@/lib/service/http';
import { listEventDeliveries } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  GET: defineRoute({ version: '10', audience: 'accounts', operation: listEventDeliveries }),
});
