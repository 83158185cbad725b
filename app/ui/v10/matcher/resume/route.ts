import { uiRoutesOf } from '@/lib/service/http';
import { generateResumeMatcher } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = uiRoutesOf(generateResumeMatcher);
