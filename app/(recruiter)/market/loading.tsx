import { MarketSkeleton } from '@/components/market/market-skeleton';

export default function Loading() {
  return <MarketSkeleton />;
}
