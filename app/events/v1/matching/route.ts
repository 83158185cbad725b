import { routesOf } from '@/lib/service/http';
import { changeEventMatching, readEventMatching } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf(
  'accounts',
  readEventMatching,
  changeEventMatching,
);
