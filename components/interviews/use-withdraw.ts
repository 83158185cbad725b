import { useAction } from '@/components/shell/use-action';
import { toast } from '@/components/ui/toast';
import { withdrawOffer } from '@/lib/recruiter/actions/interviews';

/** Withdraws offered times; a refusal is shown in a toast, since the dialog that offered them is closed by then. */
export function useWithdraw(id: string, onDone: () => void) {
  const { busy, run } = useAction();
  const withdraw = () =>
    run(
      () => withdrawOffer({ id }),
      () => {
        onDone();
        toast.done('The times are no longer offered');
      },
    );
  return { busy, withdraw };
}
