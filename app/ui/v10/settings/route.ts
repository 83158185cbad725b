import { uiRoutesOf } from '@/lib/service/http';
import { changeUISettings, readUISettings } from '@/lib/service/operations';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = uiRoutesOf(readUISettings, changeUISettings);
