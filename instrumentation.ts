const start = globalThis as { shortlistStarted?: Promise<void> };

/** Runs once when the server starts; scripts/server/serve.mjs waits for it before it says that it is ready. */
export async function register() {
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  // The imports are under this very condition so that the build for the edge, which cannot hold them, drops them.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startService } = await import('./lib/service/operations');
    const { startRecruiter } = await import('./lib/recruiter');
    start.shortlistStarted = startService().then(startRecruiter);
    // Next.js would print a failure with its stack, many times; who waits for the start says it in one line.
    await start.shortlistStarted.catch(() => undefined);
  }
}
