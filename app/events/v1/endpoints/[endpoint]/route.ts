import { routesOf } from '@/lib/service/http';
import { changeEndpoint, removeEndpoint } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf(
  'accounts',
  changeEndpoint,
  removeEndpoint,
);
