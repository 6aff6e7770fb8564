import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { NOON, startService, type TestService } from '../../../testing/service.ts';
import { DeliveryFault, KEPT, type Message, type MessagePort } from './message.port.ts';
import { Outbox } from './outbox.service.ts';

const MINUTE_MS = 60_000;

contractSuite('the outbox', () => {
  let service: TestService;
  let now = NOON;
  let answer: MessagePort;
  let sent: Message[] = [];

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    now = NOON;
    sent = [];
    answer = () => Promise.resolve();
    await service.db.deleteFrom('outbox').execute();
  });

  const open = () => {
    const port: MessagePort = (message) => {
      sent.push(message);
      return answer(message);
    };
    const { db, data } = service.app.services;
    return new Outbox({ db, now: () => now, data, ports: { sms: port, mail: port } });
  };
  const put = (outbox: Outbox, text: string, ttlMs?: number) =>
    service.db.transaction().execute((tx) =>
      outbox.put(tx, {
        channel: 'sms',
        purpose: 'code',
        content: { to: '13800138000', text },
        ...(ttlMs === undefined ? {} : { ttlMs }),
      }),
    );
  const states = async (outbox: Outbox) =>
    (await outbox.newest(50)).map(({ state, attempts, fault }) => ({ state, attempts, fault }));

  it('sends what was committed, once, and nothing of what was rolled back', async () => {
    const outbox = open();
    await put(outbox, 'kept');
    const failed = service.db.transaction().execute(async (tx) => {
      await outbox.put(tx, { channel: 'sms', purpose: 'code', content: { to: '1', text: 'never' } });
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    await Promise.all([outbox.deliverDue(), outbox.deliverDue()]);
    await outbox.deliverDue();
    expect(sent.map(({ text }) => text)).toEqual(['kept']);
    expect(await states(outbox)).toEqual([{ state: 'sent', attempts: 1, fault: null }]);
  });

  it('sends each message once although two services look at the same time', async () => {
    const [one, other] = [open(), open()];
    for (let number = 0; number < 30; number += 1) await put(one, `text ${number}`);
    await Promise.all([one.deliverDue(), other.deliverDue()]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(30);
    expect(sent).toHaveLength(30);
  });

  it('tries again later and later, with the same id, until it is taken', async () => {
    const outbox = open();
    answer = () => Promise.reject(new DeliveryFault('status 500'));
    await put(outbox, 'text');
    const tries: number[] = [];
    for (let second = 0; second < 20; second += 1) {
      now = NOON + second * 1000;
      if ((await outbox.deliverDue()) > 0) tries.push(second);
    }
    expect(tries).toEqual([0, 1, 3, 7, 15]);
    expect(await states(outbox)).toEqual([{ state: 'waiting', attempts: 5, fault: 'status 500' }]);
    answer = () => Promise.resolve();
    now += MINUTE_MS;
    await outbox.deliverDue();
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await states(outbox))[0]?.state).toBe('sent');
  });

  it('gives up at once when trying again is useless', async () => {
    const outbox = open();
    answer = () => Promise.reject(new DeliveryFault('status 400', true));
    await put(outbox, 'text');
    await outbox.deliverDue();
    expect(await states(outbox)).toEqual([{ state: 'failed', attempts: 1, fault: 'status 400' }]);
  });

  it('says of what no gateway takes that it is kept, not that it was sent', async () => {
    const outbox = open();
    answer = () => Promise.resolve(KEPT);
    await put(outbox, 'text');
    await outbox.deliverDue();
    await outbox.deliverDue();
    expect(await states(outbox)).toEqual([{ state: 'kept', attempts: 1, fault: null }]);
    expect(await outbox.depth()).toBe(0);
  });

  it('does not send what is too old to be of use', async () => {
    const outbox = open();
    await put(outbox, 'code', 5 * MINUTE_MS);
    now += 5 * MINUTE_MS;
    await outbox.deliverDue();
    expect(sent).toEqual([]);
    expect((await states(outbox))[0]?.state).toBe('expired');
  });

  it('sends again what a service took and died with', async () => {
    const outbox = open();
    answer = () => new Promise(() => undefined);
    await put(outbox, 'text');
    void outbox.deliverDue();
    await expect.poll(() => sent.length).toBe(1);
    answer = () => Promise.resolve();
    const successor = open();
    await successor.deliverDue();
    expect(sent).toHaveLength(1);
    now += 2 * MINUTE_MS;
    await successor.deliverDue();
    expect(sent).toHaveLength(2);
    expect((await states(successor))[0]?.state).toBe('sent');
  });

  it('sends what nobody took once more when the operator says so, but no code', async () => {
    const outbox = open();
    answer = () => Promise.reject(new DeliveryFault('status 403', true));
    await put(outbox, 'code');
    const visit = { channel: 'sms', purpose: 'booking', content: { to: '13800138000', text: 'visit' } } as const;
    await service.db.transaction().execute((tx) => outbox.put(tx, visit));
    await outbox.deliverDue();
    expect(await outbox.deadLetters()).toBe(2);
    expect((await outbox.newest(5, 'failed')).map(({ fault }) => fault)).toEqual(['status 403', 'status 403']);
    answer = () => Promise.resolve();
    sent = [];
    expect(await outbox.replay('failed')).toBe(1);
    await outbox.deliverDue();
    expect(sent.map(({ text }) => text)).toEqual(['visit']);
    expect(await outbox.deadLetters()).toBe(1);
  });

  it('sends what was written without a gateway when there is one', async () => {
    const outbox = open();
    answer = () => Promise.resolve(KEPT);
    const visit = { channel: 'sms', purpose: 'booking', content: { to: '13800138000', text: 'visit' } } as const;
    await service.db.transaction().execute((tx) => outbox.put(tx, visit));
    await outbox.deliverDue();
    answer = () => Promise.resolve();
    now += 2 * 86_400_000;
    expect(await outbox.replay('kept')).toBe(1);
    await outbox.deliverDue();
    expect((await states(outbox))[0]).toEqual({ state: 'sent', attempts: 1, fault: null });
  });
});
