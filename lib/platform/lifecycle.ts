/**
 * What must be closed when the process ends. Kept on `globalThis`, since the bundler may load this module more than once.
 */
type Closer = { name: string; close: () => Promise<void> };

const holder = globalThis as { shortlistClosers?: Closer[] };

/** Registers something to close at shutdown; closers run in reverse order of registration. */
export function onShutdown(name: string, close: () => Promise<void>) {
  holder.shortlistClosers ??= [];
  holder.shortlistClosers.push({ name, close });
}

/**
 * Closes everything that was registered, also what is registered meanwhile by something whose opening had begun; a closer
 * that fails does not keep the others from running.
 */
export async function shutdown(): Promise<{ name: string; error: unknown }[]> {
  const closers = holder.shortlistClosers ?? [];
  const failures: { name: string; error: unknown }[] = [];
  for (let closer = closers.pop(); closer; closer = closers.pop()) {
    const { name, close } = closer;
    try {
      await close();
    } catch (error) {
      failures.push({ name, error });
    }
  }
  return failures;
}

const singletons = globalThis as { shortlistSingletons?: Map<string, unknown> };

/** One value a process under a name, however many times the module that asks for it was loaded. */
export function once<T>(name: string, make: () => T): T {
  singletons.shortlistSingletons ??= new Map();
  const known = singletons.shortlistSingletons;
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as T;
}

/** Forgets a value made by `once`, so that the next call makes it anew. */
export function forget(name: string) {
  singletons.shortlistSingletons?.delete(name);
}
