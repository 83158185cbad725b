import { defineRoute, routeMethods } from '@/lib/service/http';
import { changeMarketSource } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  PATCH: defineRoute({ version: '10', audience: 'app', operation: changeMarketSource }),
});
