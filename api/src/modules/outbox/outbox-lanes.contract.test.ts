import { randomUUID } from 'node:crypto';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { samplePack, writePack } from '../../../testing/sample-pack.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { freshMobile, visitOf } from '../../../testing/visits.ts';
import { importContent } from '../pack-import/pack-import.service.ts';

const LETTERS = 10_000;
const ROWS_AT_ONCE = 500;
const SLOW = 120_000;
const EN = 2;
/** Milliseconds within which a code must have left. */
const MOST_MS = 2000;

interface Receiver {
  url: string;
  stop(): void;
}

const portOf = (server: net.Server) => (server.address() as AddressInfo).port;

/** Takes connections and never says a word. */
async function startSilentMailServer(): Promise<Receiver & { connections(): number }> {
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    connections: () => sockets.length,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A gateway that notes what arrives, and when. */
async function startGateway(): Promise<Receiver & { textsTo(mobile: string): { text: string; at: number }[] }> {
  const arrived: { to: string; text: string; at: number }[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      arrived.push({ ...(JSON.parse(body) as { to: string; text: string }), at: performance.now() });
      response.end();
    });
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  return {
    url: `http://127.0.0.1:${portOf(server)}/`,
    textsTo: (mobile) => arrived.filter(({ to }) => to === mobile),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

contractSuite('while the mail server hangs and ten thousand letters wait', () => {
  let service: TestService;
  let mail: Awaited<ReturnType<typeof startSilentMailServer>>;
  let gateway: Awaited<ReturnType<typeof startGateway>>;

  beforeAll(async () => {
    mail = await startSilentMailServer();
    gateway = await startGateway();
    const settings = { SMTP_URL: mail.url, SMS_URL: gateway.url, SMS_SECRET: 'a secret of the gateway' };
    service = await startService({ now: Date.now, env: { ...settings, OUTBOX_POLL_MS: '1000', LIMIT_WRITES: '1000' } });
    const pack = samplePack();
    Object.assign(pack.files['calendar.json'], { weekdays: [1, 2, 3, 4, 5, 6, 7], days: [] });
    await importContent(service.db, writePack(service.packFolder, pack));
  }, SLOW);
  afterAll(async () => {
    // What hangs ends with its connection.
    mail.stop();
    await service.stop();
    gateway.stop();
  }, SLOW);

  async function writeLetters(): Promise<void> {
    const { data } = service.app.services;
    const at = new Date();
    const later = new Date(Date.now() + 86_400_000);
    for (let first = 0; first < LETTERS; first += ROWS_AT_ONCE) {
      const rows = Array.from({ length: ROWS_AT_ONCE }, (_, number) => {
        const id = `newsletter-2026-10-${first + number}`;
        const letter = { to: `reader-${first + number}@site.example`, subject: 'News', text: 'What mattered' };
        const sealed_message = data.seal(JSON.stringify(letter), { table: 'outbox', column: 'sealed_message', id });
        const times = { due_at: at, created_at: at, expires_at: later, erase_at: later };
        return { id, channel: 'mail', purpose: 'newsletter', state: 'waiting', sealed_message, attempts: 0, ...times };
      });
      await service.db
        .insertInto('outbox')
        .values(rows as never)
        .execute();
    }
  }

  it(
    'a code leaves within two seconds, and a group books with it',
    async () => {
      await writeLetters();
      service.app.services.outbox.wake();
      await expect.poll(mail.connections, { timeout: 10_000 }).toBeGreaterThan(0);
      const waits: number[] = [];
      for (let group = 0; group < 5; group += 1) {
        const mobile = freshMobile();
        const requested = performance.now();
        expect((await service.call('booking/sendCode', { mobile }, EN)).body.code).toBe('0000');
        await expect.poll(() => gateway.textsTo(mobile).length, { timeout: 20_000, interval: 20 }).toBe(1);
        const [first] = gateway.textsTo(mobile);
        waits.push((first?.at ?? Infinity) - requested);
        const code = /\d{6}/.exec(first?.text ?? '')?.[0] ?? '';
        const date = new Date(Date.now() + (10 + group) * 86_400_000).toISOString().slice(0, 10);
        const call = service.callWith({ 'idempotency-key': randomUUID() });
        const { body } = await call('booking/add', visitOf(mobile, { code, date }), EN);
        expect(body.code).toBe('0000');
        await expect.poll(() => gateway.textsTo(mobile).length, { timeout: 20_000 }).toBe(2);
      }
      // Each text is noted as sent a moment after it arrived.
      await expect.poll(() => service.app.services.outbox.depth()).toBe(LETTERS);
      console.warn(
        `[figures] ${service.engine.kind}: with ${LETTERS} letters waiting for a mail server that hangs, codes left ` +
          `after ${waits.map((ms) => Math.round(ms)).join(', ')} ms`,
      );
      expect(Math.max(...waits)).toBeLessThan(MOST_MS);
    },
    SLOW,
  );
});
