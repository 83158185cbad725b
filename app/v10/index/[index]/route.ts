import { routesOf } from '@/lib/service/http';
import { createDocumentIndex, deleteDocumentIndex } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf(
  'accounts',
  createDocumentIndex,
  deleteDocumentIndex,
);
