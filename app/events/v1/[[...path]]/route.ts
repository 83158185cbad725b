import { unknownPath } from '@/lib/service/http';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = unknownPath('10');
