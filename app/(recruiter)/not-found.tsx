import { NothingHere } from '@/components/shell/nothing-here';

export default function RecruiterNotFound() {
  return <NothingHere />;
}
