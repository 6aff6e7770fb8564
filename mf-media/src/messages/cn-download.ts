import type { SameWords } from 'shared';
import type { enDownload } from './en-download.ts';

/** 制作中的ZIP文件。 */
export const cnDownload: SameWords<typeof enDownload> = {
  download: {
    title: '您的ZIP文件',
    description: '媒体库打包文件的制作进度。',
    lead: '文件按您的选择在服务器上制作，通常只需几秒，选择较多时更久。本页显示制作进度，做好后即给出链接；下载中断后可以接着下载，不需要一直开着本页。文件内附每张图片、每段影片的说明、来源与使用许可，使用前请先阅读。',
    states: {
      making: '正在逐个文件打包。您可以在此等候，也可以稍后再打开本页。',
      ready: '文件已就绪。',
      stopped: '目前没有在打包：打包已取消，或出现了问题。',
      gone: '文件已不存在，或其内容已有变化。请在媒体库中重新选择。',
    },
    progress: '已完成',
    of: '{{made}}，共{{size}}（{{percent}}%）',
    about: '{{files}}个文件，附图片说明、来源与许可：{{name}}，{{size}}',
    get: '下载ZIP文件',
    again: '重新打包',
    cancel: '取消',
    reload: '本页每{{seconds}}秒自动刷新一次。',
    still: '停止刷新',
    look: '查看最新进度',
    begun: '下载已开始。如未开始，请使用下方链接。',
    percent: '已完成{{percent}}%',
    choose: '前往媒体库',
    basket: '返回已选文件',
  },
};
