/*
 * A Node server that has one answer, ready in memory: what Node itself costs. `node bare-node.ts <port> <file>`; the file has
 * the answer as gzip.
 */
import fs from 'node:fs';
import { createServer } from 'node:http';

const [port = '0', file = ''] = process.argv.slice(2);
const bytes = fs.readFileSync(file);
const head = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': String(bytes.length),
};

createServer((_, response) => {
  response.writeHead(200, head);
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');
