import type { SameWords } from 'shared';
import type { enFilm } from './en-film.ts';

export const cnFilm = {
  film: {
    speed: '播放速度',
    rate: '{{rate}}倍',
    saving: '你正在节省流量，影片还没有加载。想怎么看？',
    elsewhere: '{{title}}：选择画面大小',
  },
  filmPage: {
    inWords: '影片有声音，没有旁白。以下按章节写出画面内容和字幕，方括号里是听到的声音。',
    chapter: '{{time}} {{name}}',
    captions: '字幕：',
    small: '小画面：{{width}} × {{height}} 像素，{{size}}',
    full: '全画面：{{width}} × {{height}} 像素，{{size}}',
    format: '格式',
    formats: { av1: 'AV1（MP4）', h264: 'H.264（MP4）', vp9: 'VP9（WebM）' },
    subtitles: '字幕（WebVTT）：',
    embed: '嵌入',
    embedHint: '把这几行放进你的网页。影片由本站提供，不用Cookie，不在浏览器中存储，没有脚本，带中英文字幕。',
    copyCode: '复制代码',
    codeCopied: '代码已复制',
    from: '影片：{{credit}}',
  },
} satisfies SameWords<typeof enFilm>;
