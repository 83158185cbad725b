import { uiRoutesOf } from '@/lib/service/http';
import { endUISession } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = uiRoutesOf(endUISession);
