import { createServer } from 'node:net';
import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { StoreFault } from '../store-fault';
import { freePort } from '../testing/free-port';
import { serverDialect } from './engines';

const ask = (port: number) => {
  const db = new Kysely<unknown>({ dialect: serverDialect(`postgres://a:b@127.0.0.1:${port}/c`) });
  return sql`select 1`.execute(db).finally(() => db.destroy());
};

it('a database that is not there is a fault of the database', async () => {
  await expect(ask(await freePort())).rejects.toThrow(StoreFault);
});

it('so is one that ends the connection', async () => {
  const server = createServer((socket) => socket.destroy());
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await expect(ask(port)).rejects.toThrow(StoreFault);
  server.close();
});
