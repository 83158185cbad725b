/** How a demonstration follows another: the next one is complete before the one that is served goes. */

/**
 * A server on a folder of its own. `ready` fails if it ends before it serves.
 *
 * @typedef {{ folder: string, ready: Promise<void>, end: () => Promise<void>, onEnd: (then: () => void) => void }} Served
 */

/**
 * What is needed of the machine: `serve` starts a server on a folder, for visitors or where nobody finds it.
 *
 * @typedef {{
 *   newFolder: () => string,
 *   remove: (folder: string) => void,
 *   serve: (folder: string, forVisitors: boolean) => Promise<Served>,
 * }} Machine
 */

/**
 * Serves demonstrations one after another. `lost` is called when the one that is served ended by itself.
 *
 * @param {Machine} machine
 * @param {() => void} lost
 */
export function createSuccessors({ newFolder, remove, serve }, lost) {
  /** @type {Served | undefined} */
  let current;
  /** @type {Served | undefined} */
  let preparing;
  let isOver = false;
  /** One reset after another, whoever asks. */
  let last = Promise.resolve();

  /** @param {string} folder */
  async function serveVisitors(folder) {
    const served = await serve(folder, true);
    served.onEnd(() => {
      if (current === served && !isOver) lost();
    });
    current = served;
  }

  /** Loads a sample where nobody finds it, and returns its folder; a folder that was not completed is deleted. */
  async function prepared() {
    const next = await serve(newFolder(), false);
    preparing = next;
    try {
      await next.ready;
      return next.folder;
    } catch (error) {
      remove(next.folder);
      throw error;
    } finally {
      await next.end();
      preparing = undefined;
    }
  }

  async function follow() {
    if (isOver) return;
    const folder = await prepared();
    const old = current;
    current = undefined;
    await old?.end();
    if (isOver) return;
    await serveVisitors(folder);
    if (old) remove(old.folder);
  }

  return {
    /** Serves the first one. */
    begin: () => serveVisitors(newFolder()),
    /** Puts a new one in the place of the one that is served, which goes on where the new one cannot be loaded. */
    reset: () => {
      last = last.then(follow).catch((/** @type {Error} */ error) => {
        if (!isOver) console.error(`The demonstration was not reset: ${error.message}`);
      });
      return last;
    },
    /** Ends whatever is served. */
    end: async () => {
      isOver = true;
      await Promise.all([current?.end(), preparing?.end()]);
      await last;
    },
  };
}
