import { routesOf } from '@/lib/service/http';
import { changeTagsOfJob, indexJob, readIndexedJob } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf(
  'accounts',
  indexJob,
  readIndexedJob,
  changeTagsOfJob,
);
