const start = globalThis as { shortlistStarted?: Promise<void> };

async function startBoth() {
  const { startService } = await import('./lib/service/operations');
  const { startRecruiter } = await import('./lib/recruiter');
  await startService();
  await startRecruiter();
}

/** Runs once when the server starts; scripts/server/serve.mjs waits for it before it says that it is ready. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return;
  start.shortlistStarted = startBoth();
  await start.shortlistStarted;
}
