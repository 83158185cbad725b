import { routesOf } from '@/lib/service/http';
import { deleteIndexedDocument } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf('accounts', deleteIndexedDocument);
