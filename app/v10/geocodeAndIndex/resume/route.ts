import { routesOf } from '@/lib/service/http';
import { geocodeAndIndexResume } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = routesOf('accounts', geocodeAndIndexResume);
