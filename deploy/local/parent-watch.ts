/**
 * Loaded into every child before its own code. Children lead their own process groups, so that Ctrl-C reaches only the
 * parent, which stops them in order; a parent that is killed cannot do that, so they end when its channel closes.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // A listener keeps the channel, and with it the process, alive.
  process.channel.unref();
}
