import { defineRoute, routeMethods } from '@/lib/service/http';
import { grantServiceCredits } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  POST: defineRoute({ version: '10', audience: 'app', operation: grantServiceCredits }),
});
