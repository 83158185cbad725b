import { uiRoutesOf } from '@/lib/service/http';
import { generateSearcher } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = uiRoutesOf(generateSearcher);
