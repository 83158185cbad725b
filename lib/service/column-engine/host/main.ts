/**
 * The process of the embedded engine. `node main.ts DIRECTORY LISTEN [CONNECTIONS] [MEMORY]`: LISTEN is the path of a
 * socket, or a port of 127.0.0.1. Reports `ready` to its parent, and ends when that is gone.
 */
import { existsSync, rmSync } from 'node:fs';
import { createHost } from './serve.ts';
import { openSessions } from './sessions.ts';

const DATABASE = 'shortlist';
const MEBIBYTE = 1024 * 1024;
const [directory = '', listen = '', connections = '4', memory = String(1600 * MEBIBYTE)] =
  process.argv.slice(2);

/** Memory in all, and caches that fit in it; threads for merging leave a core to questions. */
const SETTINGS = [
  `--max_server_memory_usage=${memory}`,
  `--mark_cache_size=${128 * MEBIBYTE}`,
  `--index_mark_cache_size=${64 * MEBIBYTE}`,
  `--text_index_tokens_cache_size=${64 * MEBIBYTE}`,
  `--text_index_header_cache_size=${128 * MEBIBYTE}`,
  `--text_index_postings_cache_size=${128 * MEBIBYTE}`,
];

const sessions = openSessions({
  directory,
  size: Number(connections),
  settings: SETTINGS,
  database: DATABASE,
});
const server = createHost(sessions);
const isPort = /^\d+$/.test(listen);
if (!isPort && existsSync(listen)) rmSync(listen);

function end() {
  server.close();
  server.closeAllConnections();
  sessions.close();
  process.exit(0);
}

process.on('disconnect', end);
process.on('SIGTERM', end);
process.on('SIGINT', () => undefined);
const ready = () => process.send?.('ready');
if (isPort) server.listen(Number(listen), '127.0.0.1', ready);
else server.listen(listen, ready);
