import fs from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

const BROWSER = path.join(import.meta.dirname, 'browser');

/** Colours, sizes and spaces of the site. */
const TOKENS = path.join(import.meta.dirname, '../../../shared/src/ui/styles/tokens.css');

const read = (file: string): string => fs.readFileSync(path.join(BROWSER, file), 'utf8');

/** The scripts are ours and small: without their types they are what a browser runs. */
const FILES = {
  '/desk.css': { type: 'text/css', body: () => fs.readFileSync(TOKENS, 'utf8') + read('desk.css') },
  '/desk.js': { type: 'text/javascript', body: () => stripTypeScriptTypes(read('desk.client.ts')) },
  '/worker.js': { type: 'text/javascript', body: () => stripTypeScriptTypes(read('desk.worker.ts')) },
} as const;

/** Styles and scripts of the desk, as they lie here. */
export function serveDeskFiles(server: FastifyInstance): void {
  for (const [address, { type, body }] of Object.entries(FILES)) {
    const text = body();
    server.get(address, async (_request, reply) => reply.type(`${type}; charset=utf-8`).send(text));
  }
}
