import type { Lang } from '../../../contract/text/lang.ts';
import { LoopVideo } from './loop-video.tsx';
import { Transcript, VideoPlayer } from './video-player.tsx';

const poster = { name: 's1-streamlines', width: 1920, height: 1080, widths: [480, 800, 1200, 1600, 1920], alt: '' };
const words = {
  cn: {
    title: '风洞里的S1',
    caption: '风洞里的S1，1分23秒。',
    chapters: ['进风', '流线', '尾流'],
    spoken: '画面：一辆概念车停在风洞中央，烟线从车顶滑过。旁白：风不会说谎。',
    words: { chapters: '章节', failed: '影片无法加载。' },
    transcript: '文字稿',
    loop: { play: '播放动画', pause: '暂停动画' },
  },
  en: {
    title: 'The S1 in the wind tunnel',
    caption: 'The S1 in the wind tunnel, 1:23.',
    chapters: ['Air comes in', 'Lines', 'The wake'],
    spoken: 'Seen: a concept car in the middle of a tunnel, smoke runs over its roof. Said: wind does not lie.',
    words: { chapters: 'Chapters', failed: 'The film could not be loaded.' },
    transcript: 'Transcript',
    loop: { play: 'Play the moving picture', pause: 'Pause the moving picture' },
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  const file = '/cn/media-files/s1-tunnel';
  const sources = [{ src: `${file}.mp4`, type: 'video/mp4' }];
  const video = { title: t.title, sources, poster, width: 1920, height: 1080 };
  const tracks = [
    { src: `${file}.zh-CN.vtt`, lang: 'zh-CN', name: '中文' },
    { src: `${file}.en.vtt`, lang: 'en', name: 'English' },
  ];
  return {
    film: (
      <VideoPlayer
        video={video}
        captions={lang === 'cn' ? tracks : tracks.toReversed()}
        caption={t.caption}
        chapters={t.chapters.map((name, at) => ({ name, at: at * 25 }))}
        words={t.words}
      />
    ),
    inWords: (
      <Transcript name={t.transcript}>
        <p>{t.spoken}</p>
      </Transcript>
    ),
    silentLoop: <LoopVideo video={video} words={t.loop} />,
  };
}
