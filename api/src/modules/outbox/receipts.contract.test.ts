import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractSuite } from '../../../testing/database/engine.ts';
import { startService, type TestService } from '../../../testing/service.ts';
import { receiptUrl } from './receipt-address.service.ts';

contractSuite('receipts of messages', () => {
  let service: TestService;
  let url: string;

  beforeAll(async () => {
    service = await startService({ env: { LIMIT_WRITES: '1' } });
    url = new URL(receiptUrl(service.app.services.data, 'https://site.example')).pathname;
  });
  afterAll(() => service.stop());

  async function written(state: string): Promise<string> {
    const id = `message-${state}`;
    const { db, outbox } = service.app.services;
    const content = { to: '13800138000', text: 'text' };
    await db.transaction().execute((tx) => outbox.put(tx, { id, channel: 'sms', purpose: 'booking', content }));
    await service.db
      .updateTable('outbox')
      .set({ state: state as 'sent' })
      .where('id', '=', id)
      .execute();
    return id;
  }
  const stateOf = (id: string) =>
    service.db.selectFrom('outbox').select(['state', 'fault']).where('id', '=', id).executeTakeFirstOrThrow();
  const say = (address: string, payload: object | string) =>
    service.app.server.inject({ method: 'POST', url: address, payload, remoteAddress: '192.0.2.7' });

  it('say what became of what was sent, more of them than a visitor may write', async () => {
    const [sent, waiting, failed] = [await written('sent'), await written('waiting'), await written('failed')];
    const answer = await say(url, [
      { out_id: sent, success: false, err_code: 'MK:100A' },
      { out_id: waiting, success: true, err_code: 'DELIVERED' },
      { out_id: failed, success: true, err_code: 'DELIVERED' },
      { out_id: 'of nobody', success: true, err_code: 'DELIVERED' },
    ]);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ code: 0, result: 0 });
    expect(await stateOf(sent)).toEqual({ state: 'undelivered', fault: 'MK:100A' });
    expect((await stateOf(waiting)).state).toBe('delivered');
    expect((await stateOf(failed)).state).toBe('failed');
    for (let receipt = 0; receipt < 3; receipt += 1) {
      expect((await say(url, { id: sent, state: 'delivered' })).statusCode).toBe(200);
    }
    expect(await stateOf(sent)).toEqual({ state: 'delivered', fault: null });
  });

  it('come as a form for one message too', async () => {
    const id = await written('kept');
    await service.db.updateTable('outbox').set({ state: 'sent' }).where('id', '=', id).execute();
    const answer = await service.app.server.inject({
      method: 'POST',
      url: `${url}?id=${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'MessageSid=SM1&MessageStatus=undelivered&ErrorCode=30003',
    });
    expect(answer.statusCode).toBe(200);
    expect(await stateOf(id)).toEqual({ state: 'undelivered', fault: '30003' });
  });

  it('are taken at an address that nobody guesses, and leave no trace of what else is sent there', async () => {
    expect((await say(`${url.slice(0, -4)}AAAA`, {})).statusCode).toBe(404);
    expect((await say(url, { anything: true })).statusCode).toBe(200);
  });
});
