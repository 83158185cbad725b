import { defineRoute, routeMethods } from '@/lib/service/http';
import { changeTagsOfResume, indexResume, readIndexedResume } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  POST: defineRoute({ version: '10', audience: 'accounts', operation: indexResume }),
  GET: defineRoute({ version: '10', audience: 'accounts', operation: readIndexedResume }),
  PATCH: defineRoute({ version: '10', audience: 'accounts', operation: changeTagsOfResume }),
});
