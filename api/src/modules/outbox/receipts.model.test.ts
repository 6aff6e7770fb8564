import { expect, it } from 'vitest';
import { readReceipts } from './receipts.model.ts';

it.each([
  ['a gateway of ours', { id: 'one', state: 'undelivered', fault: 'off' }, { state: 'undelivered', fault: 'off' }],
  [
    'Alibaba Cloud',
    [{ phone_number: '13800138000', success: true, err_code: 'DELIVERED', out_id: 'one', biz_id: '2' }],
    { state: 'delivered' },
  ],
  [
    'Tencent Cloud',
    [{ mobile: '13800138000', report_status: 'FAIL', errmsg: 'MK:100A', description: 'off', sid: '2', ext: 'one' }],
    { state: 'undelivered', fault: 'MK:100A' },
  ],
  [
    'Twilio',
    { id: 'one', MessageSid: 'SM1', MessageStatus: 'undelivered', ErrorCode: '30003' },
    { state: 'undelivered', fault: '30003' },
  ],
])('reads a receipt of %s', (_who, body, expected) => {
  expect(readReceipts(body)).toEqual([{ id: 'one', ...expected }]);
});

it('keeps no words, which may repeat a number', () => {
  const [receipt] = readReceipts([{ ext: 'one', report_status: 'FAIL', errmsg: 'the phone 13800138000 is off' }]);
  expect(receipt?.fault).toBe('undelivered');
});

it.each([null, 'text', {}, [1], { id: 'one', MessageStatus: 'queued' }])('finds none in %j', (body) => {
  expect(readReceipts(body)).toEqual([]);
});
