import { holdPagesUntilReached } from '@/components/shell/reach';

holdPagesUntilReached();
