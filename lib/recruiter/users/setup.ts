import type { Outcome } from '../outcome';
/** True while nobody can sign in: the first visit makes the owner. */
export async function needsSetup(): Promise<boolean> {
  throw new Error('being written');
}

/** Makes the first owner, exactly once however many ask together. The password has 12 characters or more. */
export async function setUpOwner(_input: {
  name: string;
  email: string;
  password: string;
}): Promise<Outcome<{ id: string }>> {
  throw new Error('being written');
}
