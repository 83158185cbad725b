/**
 * A ClickHouse server from the library of the embedded engine: its entry for command lines is `clickhouse local`, which
 * listens when a statement asks it to, for other servers and by HTTP. `node main.ts DIRECTORY TCP_PORT HTTP_PORT
 * CONFIG`. Ends when its parent is gone.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { DataType, load, open } from 'ffi-rs';

const [directory = '', tcpPort = '', httpPort = '', config = ''] = process.argv.slice(2);

/** The library is next to the package for this machine, which `chdb` depends on. */
function libraryFile(): string {
  const { platform, arch } = process;
  const name = `@chdb/lib-${platform}-${arch}${platform === 'linux' ? '-gnu' : ''}`;
  return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), 'libchdb.so');
}

/** A statement that keeps on answering, since the listeners end with it. */
const LISTEN = `system start listen tcp; system start listen http;
select sleepEachRow(1) from numbers(86400) settings max_block_size = 1 format Null`;

const values = [
  'clickhouse',
  '--multiquery',
  `--config-file=${config}`,
  `--path=${directory}`,
  `--tcp_port=${tcpPort}`,
  `--http_port=${httpPort}`,
  '--listen_host=127.0.0.1',
  `--query=${LISTEN}`,
];

process.on('disconnect', () => process.exit(0));
open({ library: 'clickhouse', path: libraryFile() });
await load({
  library: 'clickhouse',
  funcName: 'chdb_query_cmdline',
  retType: DataType.External,
  paramsType: [DataType.I32, DataType.StringArray],
  paramsValue: [values.length, values],
  runInNewThread: true,
});
process.exit(1);
