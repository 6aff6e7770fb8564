import type { RouteTable } from 'shared/contract/section/route';

export const routes = {
  // As short as answers are kept: seats go while the page is read.
  book: {
    pattern: '/book',
    layout: 'default',
    headerTheme: 'light',
    query: ['month'],
    owns: '/book',
    fresh: 15,
    probe: '/book',
    offers: { headerLink: { words: 'headerLink' } },
  },
  waiting: {
    pattern: '/book/waiting',
    layout: 'default',
    headerTheme: 'light',
    query: ['opened'],
    fresh: 60,
    probe: '/book/waiting',
    takesForms: true,
  },
  feedback: {
    pattern: '/book/feedback',
    layout: 'default',
    headerTheme: 'light',
    query: ['token', 'outcome', 'liked', 'improve'],
    fresh: 0,
    probe: '/book/feedback',
    takesForms: true,
  },
  // Alone on its page, as it is at the gate and on a home screen.
  ticket: {
    pattern: '/book/ticket',
    layout: 'bare',
    headerTheme: 'light',
    query: ['opened', 'stored'],
    fresh: 60,
    probe: '/book/ticket',
    takesForms: true,
    offers: { stored: { cn: '展馆电子票', en: 'Pavilion ticket' } },
  },
  visit: {
    pattern: '/book/:step',
    layout: 'default',
    headerTheme: 'light',
    query: ['opened'],
    fresh: 60,
    probe: '/book/notice',
    owns: '/book/',
    takesForms: true,
  },
} as const satisfies RouteTable;
