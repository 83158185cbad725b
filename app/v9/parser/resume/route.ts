import { routesOf } from '@/lib/service/http';
import { parseResumeV9 } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf('accounts', parseResumeV9);
