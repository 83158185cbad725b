import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { freePort, startServer } from '../../scripts/service.mjs';
import type { Operation, Stage } from './attack.ts';

/** As many as make the calls to the market that an account may make in a minute suffice. */
const CROWD = 40;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const Document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({
        operationId: z.string().optional(),
        requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
      }),
    ),
  ),
});

/** Reads the operations from the OpenAPI document that the server itself publishes. */
async function operationsOf(baseUrl: string): Promise<Operation[]> {
  const answer = await fetch(`${baseUrl}/service/openapi.json`);
  const { paths } = Document.parse(await answer.json());
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const found = item[method];
      if (!found) return [];
      const [media] = Object.keys(found.requestBody?.content ?? {});
      return [{ id: found.operationId ?? `${method} ${path}`, method: method.toUpperCase(), path, media }];
    }),
  );
}

async function openTrap() {
  let visits = 0;
  const server = createServer((_, response) => {
    visits++;
    response.end('<html><h1>Reached</h1></html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    visits: () => visits,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Starts the built server on an empty folder with an owner and two accounts; `stop` removes it again. */
export async function openStage(): Promise<Stage & { stop: () => Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'shortlist-attack-'));
  const keyOf = () => randomBytes(24).toString('base64url');
  const first = { id: 'first', key: keyOf() };
  const second = { id: 'second', key: keyOf() };
  const crowd = Array.from({ length: CROWD }, (_, number) => ({ id: `one-of-many-${number}`, key: keyOf() }));
  const owner = { email: 'owner@example.org', password: randomBytes(18).toString('base64url') };
  const port = await freePort();
  const trap = await openTrap();
  const server = await startServer(port, directory, {
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    SERVICE_ACCOUNTS: [first, second, ...crowd].map(({ id, key }) => `${id}:${key}`).join(','),
    LOG_LEVEL: 'error',
  });
  return {
    baseUrl: server.baseUrl,
    pid: Number(server.pid),
    port,
    owner,
    first,
    second,
    crowd,
    trap,
    operations: await operationsOf(server.baseUrl),
    async stop() {
      await server.stop();
      await trap.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
