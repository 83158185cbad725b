import { defineRoute, routeMethods } from '@/lib/service/http';
import { announceSearchAlert } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  POST: defineRoute({ version: '10', audience: 'accounts', operation: announceSearchAlert }),
});
