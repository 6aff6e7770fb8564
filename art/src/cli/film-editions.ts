import { aac, opus } from '../sound/encoded.ts';

/** What a film is encoded as, from one pass over its pictures. */
export interface Edition {
  /** Pictures in a second: quick strokes need more than a slow camera. */
  rate: number;
  /** How many pixels a unit of drawing has across. */
  scale: number;
  /** `sound` is how what is heard is encoded, where something is. */
  files: readonly { ending: string; codec: readonly string[]; sound: readonly string[] }[];
}

/** Arguments as ffmpeg takes them, from a line of them. */
const flags = (line: string) => line.split(' ');

/** Constant rate factors of encoders: higher is smaller. */
const h264 = (factor: number, preset: string) =>
  flags(`-c:v libx264 -preset ${preset} -crf ${factor} -movflags +faststart`);
const vp9 = (factor: number) => flags(`-c:v libvpx-vp9 -crf ${factor} -b:v 0 -deadline realtime -cpu-used 7 -row-mt 1`);
/** Chapters are reached within four seconds. Not SVT-AV1, which takes real-time priority where it may. */
const av1 = (factor: number) =>
  flags(`-c:v libaom-av1 -cpu-used 6 -crf ${factor} -b:v 0 -g 100 -threads 1 -movflags +faststart`);

const small = (rate: number, [mp4, webm]: readonly [number, number]): Edition => ({
  rate,
  scale: 1,
  files: [
    { ending: 'mp4', codec: h264(mp4, 'fast'), sound: aac(96) },
    { ending: 'webm', codec: vp9(webm), sound: opus(80) },
  ],
});

/** 960 x 540: what lists play. */
export const SMALL = { loop: small(20, [28, 47]), film: small(15, [27, 45]) };

/** 1920 x 1080, for the page of a film and for the press; level 4.1 is what televisions and phones decode. */
export const FULL: Edition = {
  rate: 25,
  scale: 2,
  files: [
    { ending: '1080.mp4', codec: [...h264(24, 'medium'), '-level:v', '4.1', '-threads', '1'], sound: aac(128) },
    { ending: '1080.av1.mp4', codec: av1(50), sound: opus(96) },
  ],
};
