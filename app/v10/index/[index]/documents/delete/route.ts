import { defineRoute, routeMethods } from '@/lib/service/http';
import { deleteIndexedDocument, deleteIndexedDocumentsByPost } from '@/lib/service/operations';

const deleteOne = defineRoute({ version: '10', audience: 'accounts', operation: deleteIndexedDocument });

/** A document may have the id `delete`, and this is its address too. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routeMethods('10', {
  POST: defineRoute({ version: '10', audience: 'accounts', operation: deleteIndexedDocumentsByPost }),
  DELETE: async (request, context) =>
    deleteOne(request, { params: Promise.resolve({ ...(await context?.params), document: 'delete' }) }),
});
