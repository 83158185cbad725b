import { uiRoutesOf } from '@/lib/service/http';
import { generateJobDetails } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = uiRoutesOf(generateJobDetails);
