import { uiRoutesOf } from '@/lib/service/http';
import { generateResumeDetails } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = uiRoutesOf(generateResumeDetails);
