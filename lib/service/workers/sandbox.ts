/**
 * Loaded before anything else in a process that reads untrusted files: removes network access. Node's permission model,
 * which that process runs under, keeps it from files, processes, threads and native code, but in this version not from
 * the network. Preloaded, so that no package keeps an original function.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import dnsPromises from 'node:dns/promises';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';

function refuse(): never {
  throw new Error('The network is closed to this process.');
}

function closeMembers(owner: object, names: readonly string[]) {
  for (const name of names)
    if (name in owner)
      Object.defineProperty(owner, name, { value: refuse, writable: false, configurable: false });
}

function functionsOf(owner: object): string[] {
  const values = owner as Record<string, unknown>;
  return Object.keys(values).filter((name) => typeof values[name] === 'function');
}

closeMembers(net.Socket.prototype, ['connect']);
closeMembers(net.Server.prototype, ['listen']);
closeMembers(dgram.Socket.prototype, ['bind', 'connect', 'send']);
closeMembers(net, ['connect', 'createConnection', 'createServer']);
closeMembers(tls, ['connect', 'createServer']);
closeMembers(http, ['request', 'get', 'createServer']);
closeMembers(https, ['request', 'get', 'createServer']);
closeMembers(http2, ['connect', 'createServer', 'createSecureServer']);
closeMembers(dgram, ['createSocket']);
closeMembers(
  dns.Resolver.prototype,
  Object.getOwnPropertyNames(dns.Resolver.prototype).filter((name) => name !== 'constructor'),
);
closeMembers(
  dnsPromises.Resolver.prototype,
  Object.getOwnPropertyNames(dnsPromises.Resolver.prototype).filter((name) => name !== 'constructor'),
);
closeMembers(
  dns,
  functionsOf(dns).filter((name) => name !== 'Resolver'),
);
closeMembers(
  dnsPromises,
  functionsOf(dnsPromises).filter((name) => name !== 'Resolver'),
);
closeMembers(globalThis, ['fetch', 'WebSocket', 'EventSource']);
closeMembers(process, ['binding', '_linkedBinding', 'dlopen', 'kill']);
syncBuiltinESMExports();
