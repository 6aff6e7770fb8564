import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import { startWeb, type Service } from '../site.ts';
import { stop } from '../processes.ts';
import { OURS, PAGE_NAMES, PAGES } from './pages.ts';
import { pageTree } from './page-tree.ts';
import { recordCalls, type Recorder } from './recorded-calls.ts';

/** Milliseconds until a web process has seen a new content version; it looks twice a second. */
export const SEEN = 1100;
const VERSION = /\/content\/version(\?|$)/;

async function describeFrom(recorder: Recorder, url: string, service: Service): Promise<Map<string, object>> {
  const described = new Map<string, object>();
  for (const name of PAGE_NAMES) {
    await service.touch();
    await pause(SEEN);
    recorder.take();
    const answer = await fetch(url + OURS + PAGES[name]);
    const html = await answer.text();
    if (!answer.ok) throw new Error(`${name} answers ${answer.status}`);
    const calls = recorder.take().filter(({ message }) => !VERSION.test(message.path));
    described.set(name, pageTree(html, calls));
  }
  await pause(SEEN);
  const version = recorder.take().find(({ message }) => VERSION.test(message.path));
  if (!version) throw new Error('nobody asked for the content version');
  return described.set('version', version.message);
}

/** Writes what peers show, and what they ask the service for it, as our own web process does it, into a folder. */
export async function describePages(service: Service, folder: string): Promise<void> {
  const recorder = await recordCalls(service.socket);
  const started: ChildProcess[] = [];
  try {
    const web = await startWeb(service, { PAGE_CACHE: 'off', API_URL: recorder.url }, { started });
    const described = await describeFrom(recorder, web.url, service);
    fs.mkdirSync(folder, { recursive: true });
    for (const [name, value] of described) fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(value));
  } finally {
    for (const child of started) await stop(child);
    recorder.close();
  }
}
