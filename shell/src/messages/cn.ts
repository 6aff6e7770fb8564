import type { Messages } from './en.ts';

export const cn = {
  skipToContent: '跳到正文',
  backToTop: '回到顶部',
  retry: '重试',
  linkCopied: '链接复制成功',
  linkCopyFailed: '链接复制失败',
  offline: '网络已断开，已打开的内容仍可浏览。',
  header: {
    home: '{{name}}首页',
    menu: '菜单',
    main: '主导航',
    overview: '总览',
    submenu: '{{name}}：更多页面',
    book: '预约展馆',
    media: '媒体中心',
    language: '语言',
    chinese: '中',
    english: 'EN',
    chineseName: '中文',
    englishName: 'English',
  },
  footer: {
    label: '快捷导航',
    others: '其他',
    wechat: '微信公众号',
    wechatCode: '微信公众号二维码',
    weibo: '微博@{{name}}',
  },
  screens: {
    home: '返回首页',
    notFound: {
      title: '页面不存在',
      text: '链接可能已失效，或页面已被移走。请稍后再试，或返回首页。',
    },
    routeNotFound: {
      title: '未找到此页面',
      text: '链接可能已失效，或页面已被移走。请稍后再试，或返回首页。',
    },
    noLanguage: {
      title: '温馨提示',
      text: '该内容的中文版本不存在。',
      other: 'Read it in English',
    },
    applicationError: {
      title: '应用程序出错',
      text: '链接可能已失效，或页面已被移走。请稍后再试，或返回首页。',
    },
    offline: {
      title: '网络已断开',
      text: '此页面尚未在本设备上打开过，恢复连接后即可浏览。',
    },
  },
} as const satisfies Messages;
