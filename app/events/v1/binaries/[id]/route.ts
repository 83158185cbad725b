export { eventBinaryRoute as GET } from '@/lib/service/http';
