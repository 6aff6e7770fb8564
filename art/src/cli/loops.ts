import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { LOOPS, type Loop } from '../drawings/loops.ts';
import { toSvg } from '../drawings/sheet.ts';

/* `pnpm --filter art loops`: silent loops as MP4 and WebM into the pack's media; needs ffmpeg on the machine. */

const MEDIA = new URL('../../../content/media/', import.meta.url);
const RATE = 20;
const SIZE = { width: 960, height: 540 };

const fileOf = (name: string, ending: string) => new URL(`${name}.${ending}`, MEDIA).pathname;

/** Nothing of the machine or the hour goes into the files. */
const EXACT = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-pix_fmt', 'yuv420p'];

function encoder(name: string) {
  const { width, height } = SIZE;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${RATE}`, '-i', '-'];
  const mp4 = ['-c:v', 'libx264', '-preset', 'medium', '-crf', '27', '-movflags', '+faststart', ...EXACT];
  const webm = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-deadline', 'good', '-cpu-used', '4', ...EXACT];
  const target = ['-y', ...input, ...mp4, fileOf(name, 'mp4'), ...webm, fileOf(name, 'webm')];
  return spawn('ffmpeg', ['-loglevel', 'error', ...target], { stdio: ['pipe', 'inherit', 'inherit'] });
}

async function record(name: string, { seconds, sheet }: Loop) {
  const film = encoder(name);
  const frames = seconds * RATE;
  for (let i = 0; i < frames; i += 1) {
    const picture = sharp(Buffer.from(toSvg(sheet(i / frames)))).resize(SIZE);
    const pixels = await picture.flatten().removeAlpha().raw().toBuffer();
    if (!film.stdin.write(pixels)) await once(film.stdin, 'drain');
  }
  film.stdin.end();
  const [code] = (await once(film, 'exit')) as [number];
  if (code !== 0) throw new Error(`${name}: ffmpeg ended with ${code}`);
  console.log(`${name}: ${frames} frames`);
}

for (const [name, make] of Object.entries(LOOPS)) {
  const made = existsSync(fileOf(name, 'mp4')) && existsSync(fileOf(name, 'webm'));
  if (!made || process.argv.includes(name)) await record(name, make());
}
