import { beginSignInRoute } from '@/lib/service/http';

export const POST = beginSignInRoute;
