import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import net from 'node:net';

/*
 * Who may open the database folder. The lock is a listening socket without a file: the system releases it at the very
 * moment its process ends, however it ends, so a lock can never be left behind. Whoever finds it taken stays connected
 * to it and learns in the same way that the owner is gone.
 */

export type Claim =
  { owner: true; release: () => Promise<void> } | { owner: false; ownerGone: Promise<void>; release: () => void };

/** Linux: abstract socket. Windows: named pipe. Elsewhere: a loopback port made from the folder's name. */
function lockAddress(folder: string): net.ListenOptions & net.NetConnectOpts {
  const hash = createHash('sha256').update(realpathSync(folder)).digest();
  const name = `site-db-${hash.toString('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return { path: `\0${name}` };
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}` };
  return { host: '127.0.0.1', port: 20_000 + (hash.readUInt16BE() % 20_000) };
}

/** Takes the folder, or connects to the process that has it. The folder must exist. */
export async function claimFolder(folder: string): Promise<Claim> {
  const address = lockAddress(folder);
  for (;;) {
    const claim = (await listenOn(address)) ?? (await watchOwner(address));
    if (claim) return claim;
  }
}

function listenOn(address: net.ListenOptions): Promise<Claim | undefined> {
  return new Promise((resolve, reject) => {
    const watchers = new Set<net.Socket>();
    const server = net.createServer((socket) => {
      watchers.add(socket);
      socket.on('close', () => watchers.delete(socket)).on('error', () => socket.destroy());
    });
    const release = () =>
      new Promise<void>((done) => {
        server.close(() => done());
        for (const socket of watchers) socket.destroy();
      });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve({ owner: true, release }));
    server.unref();
  });
}

function watchOwner(address: net.NetConnectOpts): Promise<Claim | undefined> {
  return new Promise((resolve) => {
    const socket = net.connect(address);
    const ownerGone = new Promise<void>((gone) => socket.on('close', () => gone()));
    socket.once('connect', () => resolve({ owner: false, ownerGone, release: () => socket.destroy() }));
    // Refused means that the owner ended between the two attempts: the caller tries to take the lock again.
    socket.on('error', () => resolve(undefined));
    socket.unref();
  });
}
