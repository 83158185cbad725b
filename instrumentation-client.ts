import { holdPagesUntilReached } from '@/components/frame/reach';

holdPagesUntilReached();
