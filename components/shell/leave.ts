import { signOut } from 'next-auth/react';
import { toast } from '@/components/ui/toast';
import { countUnsent, forgetKept } from './kept-here';

function signOutHere(): void {
  forgetKept();
  void signOut({ callbackUrl: '/sign-in' });
}

/** Leaves the app for the sign-in page; asks first if the server does not have everything yet. */
export async function leave(): Promise<void> {
  const { files, corrections } = await countUnsent();
  if (files + corrections === 0) return signOutHere();
  const unsent = [
    files > 0 && (files === 1 ? '1 file' : `${files} files`),
    corrections > 0 && (corrections === 1 ? '1 correction' : `${corrections} corrections`),
  ].filter(Boolean);
  toast.failed(`Not sent yet: ${unsent.join(' and ')}`, {
    description: 'Signing out now discards them.',
    action: { label: 'Sign out anyway', run: signOutHere },
  });
}
