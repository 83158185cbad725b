import { defineRoute, routeMethods } from '@/lib/service/http';
import { changeTagsOfJob, indexJob, readIndexedJob } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  POST: defineRoute({ version: '10', audience: 'accounts', operation: indexJob }),
  GET: defineRoute({ version: '10', audience: 'accounts', operation: readIndexedJob }),
  PATCH: defineRoute({ version: '10', audience: 'accounts', operation: changeTagsOfJob }),
});
