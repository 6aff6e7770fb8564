import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Stereo } from './signal.ts';
import { wavOf } from './wav.ts';

/** Nothing of the machine or the hour goes into the files. */
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact'];

/** What plays where Opus does not: Safari. Kilobits a second. */
export const aac = (rate: number) => ['-c:a', 'aac', '-b:a', `${rate}k`];
export const opus = (rate: number) => ['-c:a', 'libopus', '-b:a', `${rate}k`, '-vbr', 'on', '-application', 'audio'];

export interface Target {
  file: string;
  codec: readonly string[];
}

async function ffmpeg(options: readonly string[], input: Buffer): Promise<void> {
  const program = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...options], { stdio: ['pipe', 'inherit', 'inherit'] });
  program.stdin.end(input);
  const [code] = (await once(program, 'exit')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** Writes a sound in one pass in every format. Needs ffmpeg on the machine. */
export async function encode(sound: Stereo, targets: readonly Target[]): Promise<void> {
  const outputs = targets.flatMap(({ file, codec }) => [...codec, ...EXACT, '-movflags', '+faststart', file]);
  await ffmpeg(['-f', 'wav', '-i', '-', ...outputs], wavOf(sound));
}

/** Lays a sound under a film, whose pictures are copied as they are. */
export async function underFilm(sound: Stereo, film: string, { file, codec }: Target): Promise<void> {
  const streams = ['-i', film, '-f', 'wav', '-i', '-', '-map', '0:v:0', '-map', '1:a:0', '-c:v', 'copy'];
  await ffmpeg([...streams, ...codec, ...EXACT, '-movflags', '+faststart', file], wavOf(sound));
}
