import http from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serveOutboxPage } from './outbox-page.service.ts';
import type { OutboxRow } from './outbox.store.ts';

const row = (id: string) =>
  ({ id, channel: 'mail', purpose: 'code', state: 'kept', created_at: new Date(0) }) as unknown as OutboxRow;

const document = {
  lang: 'en' as const,
  site: 'CHENYUE',
  subject: 'Your visit',
  preview: '',
  title: 'Your visit is booked',
  blocks: [{ kind: 'ticket' as const, scanned: 'PV-1', reference: 'PV-1', label: 'Reference' }],
  footer: { text: 'Bye' },
};
const said: Record<string, object> = {
  text: { to: '13800138000', text: 'Code <042917>' },
  mail: { to: 'lin@site.example', subject: 'Your visit', text: 'Booked', document },
};

let page: Awaited<ReturnType<typeof serveOutboxPage>>;
beforeEach(async () => {
  const newest = () => Promise.resolve([row('text'), row('mail')]);
  page = await serveOutboxPage({ newest, read: ({ id }) => said[id] as { to: string; text: string } });
});
afterEach(() => page.close());

const open = (path: string) => fetch(new URL(path, page.url));

/** As a page of another site asks that has had its own name led to this machine. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    http.get(page.url, { headers: { host } }, (answer) => resolve(answer.resume().statusCode));
  });
}

it('shows messages to whoever tries the site, on this machine only', async () => {
  expect(new URL(page.url).hostname).toBe('127.0.0.1');
  const answer = await open('/');
  const text = await answer.text();
  expect(text).toContain('Code &lt;042917&gt;');
  expect(text).toContain('lin@site.example');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('shows a mail as its reader sees it, in a sandbox', async () => {
  const answer = await open('/mail/mail');
  const text = await answer.text();
  expect(text).toContain('Your visit is booked');
  expect(text).toContain('src="data:image/gif;base64,');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  expect((await open('/mail/text')).status).toBe(404);
  expect((await open('/mail/other')).status).toBe(404);
});

it('answers nobody who comes by another name', async () => {
  expect(await statusFor('evil.example')).toBe(404);
  expect(await statusFor(`localhost:${new URL(page.url).port}`)).toBe(200);
});
