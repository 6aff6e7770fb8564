import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LoopVideo } from './loop-video.tsx';
import { Transcript, VideoPlayer } from './video-player.tsx';
import { clock, type Video } from './video.ts';

const video: Video = {
  title: 'The tunnel',
  sources: [{ src: '/tunnel.mp4', type: 'video/mp4' }],
  poster: { name: 'tunnel', width: 1600, height: 900, widths: [800, 1600], alt: '' },
  width: 1600,
  height: 900,
};

describe('a film', () => {
  const html = renderToStaticMarkup(
    <VideoPlayer
      video={video}
      captions={[
        { src: '/tunnel.en.vtt', lang: 'en', name: 'English' },
        { src: '/tunnel.zh.vtt', lang: 'zh-CN', name: '中文' },
      ]}
      caption="In the tunnel"
      chapters={[{ at: 65, name: 'The wake' }]}
      words={{ chapters: 'Chapters', failed: 'It did not come.' }}
    />,
  );

  it('has captions in both languages, the first of them on', () => {
    const tracks = html.match(/<track[^>]*>/g) ?? [];
    expect(tracks).toHaveLength(2);
    expect(tracks[0]).toMatch(/kind="captions".*srcLang="en".*default/i);
    expect(tracks[1]).not.toContain('default');
  });

  it('waits for somebody to play it, in a box of its own size', () => {
    expect(html).toMatch(/<video[^>]*controls/);
    expect(html).toContain('preload="none"');
    expect(html).toContain('width="1600" height="900"');
    expect(html.toLowerCase()).not.toContain('autoplay');
    expect(html).toContain('poster="/cn/media-files/tunnel-800.avif"');
  });

  it('says nothing of a failure before there is one', () => {
    expect(html).not.toContain('It did not come.');
  });

  it('is there as text that opens without script', () => {
    const text = renderToStaticMarkup(<Transcript name="Transcript">Wind does not lie.</Transcript>);
    expect(text).toMatch(/<details[^>]*><summary[^>]*>Transcript<\/summary>.*Wind does not lie\./);
  });

  it('begins where a chapter does, and has chapters that are pages of their own', () => {
    const chapters = [{ at: 65, name: 'The wake', href: '/film?chapter=2' }];
    const speeds = { label: 'Speed', of: [{ rate: 1, name: '1 ×' }] };
    const words = { chapters: 'Chapters', failed: 'It did not come.' };
    const from = { ...video, startAt: 65 };
    const page = renderToStaticMarkup(<VideoPlayer video={from} captions={[]} {...{ chapters, speeds, words }} />);
    expect(page).toContain('<source src="/tunnel.mp4#t=65"');
    expect(page).toMatch(/<a [^>]*href="\/film\?chapter=2"/);
    expect(page).toMatch(/<label[^>]*>Speed<select><option value="1" selected="">1 ×<\/option>/);
    expect(html).not.toContain('#t=0');
    expect(html).not.toContain('<select');
  });

  it('has chapters that are links without script', () => {
    expect(html).toMatch(/<a [^>]*href="\/tunnel.mp4#t=65"[^>]*><span[^>]*>1:05<\/span>The wake/);
  });
});

describe('a silent moving picture', () => {
  it('does not start by itself before it can ask whether motion is welcome', () => {
    const html = renderToStaticMarkup(<LoopVideo video={video} words={{ play: 'Play', pause: 'Pause' }} />);
    expect(html.toLowerCase()).not.toContain('autoplay');
    expect(html).toMatch(/<video[^>]*muted[^>]*controls/);
    expect(html).toMatch(/<button[^>]*hidden/);
  });
});

describe('times of a film', () => {
  it('are minutes and seconds, and hours when there are any', () => {
    expect([0, 65, 3599, 3661].map(clock)).toEqual(['0:00', '1:05', '59:59', '1:01:01']);
  });
});
