import { defineRoute, routeMethods } from '@/lib/service/http';
import { changeMarketSource, removeMarketSource } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  DELETE: defineRoute({ version: '10', audience: 'app', operation: removeMarketSource }),
  PATCH: defineRoute({ version: '10', audience: 'app', operation: changeMarketSource }),
});
