import { routesOf } from '@/lib/service/http';
import { changeTagsOfResume, indexResume, readIndexedResume } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf(
  'accounts',
  indexResume,
  readIndexedResume,
  changeTagsOfResume,
);
