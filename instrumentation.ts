/** Runs once when the server starts, before the first request is answered. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { startService } = await import('./lib/service/operations');
  const { startRecruiter } = await import('./lib/recruiter');
  await startService();
  await startRecruiter();
}
