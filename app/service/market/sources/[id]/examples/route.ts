import { routesOf } from '@/lib/service/http';
import { exampleRowsOfSource } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf('app', exampleRowsOfSource);
