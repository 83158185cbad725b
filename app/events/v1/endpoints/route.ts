import { routesOf } from '@/lib/service/http';
import { addEndpoint, listEndpoints } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf(
  'accounts',
  listEndpoints,
  addEndpoint,
);
