import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often is looked, in parts of the time that a visitor has. */
const LOOKS = 3;

interface Seen {
  /** Bytes that left this process. */
  delivered: number;
  /** Milliseconds of a clock that nobody moves. */
  since: number;
}

/**
 * Ends connections whose visitor takes nothing of an answer that waits: they hold memory, files and connections to the
 * service. Node's own timeout of sockets begins again with every byte that the visitor sends.
 * @param patience milliseconds for a piece of an answer
 */
export function cutSlowReaders(server: Server, patience: number): void {
  const seen = new Map<Socket, Seen>();
  server.on('connection', (socket: Socket) => {
    seen.set(socket, { delivered: 0, since: performance.now() });
    socket.once('close', () => seen.delete(socket));
  });
  const look = () => {
    for (const [socket, last] of seen) {
      const delivered = socket.bytesWritten - socket.writableLength;
      const isWaiting = socket.writableLength > 0 && delivered === last.delivered;
      if (!isWaiting) seen.set(socket, { delivered, since: performance.now() });
      else if (performance.now() - last.since >= patience) socket.destroy();
    }
  };
  const timer = setInterval(look, patience / LOOKS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
