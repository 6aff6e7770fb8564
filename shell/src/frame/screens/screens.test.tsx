import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang } from 'shared/contract/text/lang';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../testing/say.ts';
import { ErrorScreen, type ErrorScreenProps } from './screens.tsx';

const show = (screen: ErrorScreenProps['screen'], lang: Lang = 'en', otherHref?: string): string =>
  renderToStaticMarkup(<ErrorScreen screen={screen} lang={lang} say={sayIn(lang)} otherHref={otherHref} />);

describe('error screens (spec ERR-404, ERR-408, ERR-application)', () => {
  it.each([
    ['not-found', 'Page not found', '页面不存在'],
    ['route-not-found', 'This page could not be found', '未找到此页面'],
    ['no-language', 'Friendly reminder', '温馨提示'],
    ['application-error', 'Application error', '应用程序出错'],
    ['offline', 'You are offline', '网络已断开'],
  ] as const)('%s is titled "%s"', (screen, english, chinese) => {
    expect(show(screen)).toContain(`<h1 class="display">${english}</h1>`);
    expect(show(screen, 'cn')).toContain(`<h1 class="display">${chinese}</h1>`);
  });

  it('all lead home', () => {
    expect(show('not-found')).toMatch(/href="\/cn\/en">Go to the home page/);
    expect(show('not-found', 'cn')).toMatch(/href="\/cn\/cn">返回首页/);
  });

  it('an application error has the words of a missing page', () => {
    const textOf = (html: string) => /<p class="text">([^<]+)/.exec(html)?.[1];
    expect(textOf(show('application-error'))).toBe(textOf(show('not-found')));
  });

  it('a missing language names itself and leads to the one that exists, in its own words', () => {
    const english = show('no-language', 'en', '/cn/cn/news/detail?baseid=x');
    expect(english).toContain('This content has no English version.');
    expect(english).toMatch(/<span lang="zh-CN"><a [^>]*href="\/cn\/cn\/news\/detail\?baseid=x"[^>]*>阅读中文版/);
    expect(show('no-language', 'cn', '/x')).toContain('该内容的中文版本不存在。');
  });

  it('promises no other language where there is none', () => {
    expect(show('no-language')).not.toContain('阅读中文版');
  });
});
