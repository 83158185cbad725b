import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** One address for several instances: each connection goes to the next one that accepts it. */
type Balancer = {
  baseUrl: string;
  add: (port: number) => void;
  remove: (port: number) => void;
  stop: () => void;
};

const HOST = '127.0.0.1';

/** Returns a connection to the first of the ports that accepts one. */
async function connected(ports: readonly number[]): Promise<Socket | undefined> {
  for (const port of ports) {
    const socket = connect(port, HOST);
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (isThere) return socket;
    socket.destroy();
  }
  return undefined;
}

/** Ties two ends together: an end or error of one ends the other. */
function tie(one: Socket, other: Socket) {
  one.pipe(other);
  one.on('error', () => other.destroy());
  one.on('close', () => other.destroy());
}

/** Starts a balancer that knows of no instance yet. */
export async function startBalancer(): Promise<Balancer> {
  let ports: readonly number[] = [];
  let turn = 0;
  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    const first = turn++ % Math.max(1, ports.length);
    void connected([...ports.slice(first), ...ports.slice(0, first)]).then((instance) => {
      if (!instance || client.destroyed) {
        client.destroy();
        instance?.destroy();
        return;
      }
      tie(client, instance);
      tie(instance, client);
    });
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  return {
    baseUrl: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    add: (port) => {
      ports = [...ports, port];
    },
    remove: (port) => {
      ports = ports.filter((each) => each !== port);
    },
    stop: () => server.close(),
  };
}
