import type { FastifyInstance } from 'fastify';
import { ping, type Db } from '../db/client.ts';
import { pendingMigrations } from '../db/migrate.ts';
import { success } from '../middleware/envelope.ts';
import { CallError } from '../model/call-error.ts';

/** `live`: the process answers. `ready`: it can serve, which needs time and the database with every migration. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  const probe = { config: { cost: 'none' } } as const;
  app.get('/health/live', probe, async () => success({ status: 'live' }));
  app.get('/health/ready', probe, async () => {
    if (app.isUnderPressure()) throw new CallError('50300', { reason: 'busy' });
    await ping(db).catch(() => {
      throw new CallError('50300', { database: 'away' });
    });
    const pending = await pendingMigrations(db);
    if (pending.length > 0) throw new CallError('50300', { database: 'here', pendingMigrations: pending });
    return success({ status: 'ready' });
  });
}
