import { expect, it } from 'vitest';
import { bounceAddress, bounceIn, isNoAddress } from './bounces.service.ts';

const ID = 'newsletter-2026-10-0f8fad5b-d9cb-469f-a165-70867728950e';
const TO = bounceAddress('bounces@site.example', ID);

const report = (to: string, status: string) =>
  new TextEncoder().encode(
    [
      'From: MAILER-DAEMON@mx.example',
      `To: ${to}`,
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'Sorry.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; lin@site.example',
      'Action: failed',
      `Status: ${status}`,
      '--b--',
      '',
    ].join('\r\n'),
  );

it('is returned to an address that names the message, and fits into what addresses may be', () => {
  expect(TO).toBe(`bounces+${ID}@site.example`);
  expect(TO.indexOf('@')).toBeLessThanOrEqual(64);
});

it('says of which message, and why it has not arrived', async () => {
  expect(await bounceIn(report(TO, '5.1.1'))).toEqual({ id: ID, state: 'undelivered', fault: '5.1.1' });
});

it('is none when a server is still trying, for a mail to nobody of ours, and for any other mail', async () => {
  expect(await bounceIn(report(TO, '4.2.2'))).toBeNull();
  expect(await bounceIn(report('bounces@site.example', '5.1.1'))).toBeNull();
  expect(await bounceIn(new TextEncoder().encode(`To: ${TO}\r\n\r\nHello`))).toBeNull();
});

it.each([
  ['5.1.1', true],
  ['smtp 550 5.1.1', true],
  ['smtp 550', true],
  ['5.2.2', false],
  ['smtp 550 5.7.1', false],
  ['smtp 451', false],
  [null, false],
])('%s is about an address that nobody has: %s', (fault, expected) => expect(isNoAddress(fault)).toBe(expected));
