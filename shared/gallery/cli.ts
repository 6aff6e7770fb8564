/* `pnpm gallery [--port 6100] [--out folder]`: builds the gallery of the design system and serves it until Ctrl-C. */
import fs from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { drawingAt } from '../src/contract/site/line-address.ts';
import { MEDIA_PREFIX } from '../src/contract/site/site.ts';
import { lineDrawing } from '../src/ui/media/line-field/line-file.ts';
import { buildGallery } from './build-gallery.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '6100' },
    out: { type: 'string', default: path.join(import.meta.dirname, '../dist/gallery') },
  },
});
const out = path.resolve(values.out);
const media = path.join(import.meta.dirname, '../../content/media');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** The file of an address, or nothing where it would lie outside of the two folders. */
function fileOf(pathname: string): string | undefined {
  const [folder, rest] = pathname.startsWith(`${MEDIA_PREFIX}/`)
    ? [media, pathname.slice(MEDIA_PREFIX.length)]
    : [out, pathname === '/' ? '/en-light.html' : pathname];
  const file = path.join(folder, decodeURIComponent(rest));
  return file.startsWith(folder + path.sep) && fs.existsSync(file) ? file : undefined;
}

/** As strict as the site: what only works without a policy must not look finished here. */
const POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; object-src 'none'";

function answer(pathname: string, response: ServerResponse): void {
  const drawing = drawingAt(pathname);
  if (drawing) {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(lineDrawing(drawing));
    return;
  }
  const file = fileOf(pathname);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'content-security-policy': POLICY });
  fs.createReadStream(file).pipe(response);
}

await buildGallery(out);
const server = createServer((request, response) => answer(new URL(request.url ?? '/', 'http://x').pathname, response));
server.listen(Number(values.port), '127.0.0.1', () => console.log(`Gallery: http://127.0.0.1:${values.port}/`));
