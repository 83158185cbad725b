import { assistantRoutes } from '@/lib/service/http';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = assistantRoutes();
