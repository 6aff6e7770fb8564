import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sayIn } from '../testing/say.ts';
import { Preferences } from './preferences.tsx';

const buttonsIn = (lang: 'cn' | 'en') => {
  const html = renderToStaticMarkup(<Preferences lang={lang} say={sayIn(lang)} />);
  return [...html.matchAll(/<button [^>]*value="(\w+)"[^>]*>([^<]+)/g)].map(([, value, text]) => `${value}: ${text}`);
};

describe('the preferences of a visitor', () => {
  it('are named in both languages', () => {
    expect(buttonsIn('en')).toEqual([
      'system: As the device',
      'light: Light',
      'dark: Dark',
      'large: Large type',
      'grey: Grey',
    ]);
    expect(buttonsIn('cn')).toEqual(['system: 跟随系统', 'light: 浅色', 'dark: 深色', 'large: 大字', 'grey: 灰度']);
  });

  it('are a form that needs no script', () => {
    const html = renderToStaticMarkup(<Preferences lang="en" say={sayIn('en')} />);
    expect(html).toMatch(/<form [^>]*action="\/cn\/en\/look" method="post"/);
    expect(html).toMatch(/role="group" aria-label="Colours"/);
  });
});
