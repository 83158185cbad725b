export { describeResource as GET } from '@/lib/service/http';
