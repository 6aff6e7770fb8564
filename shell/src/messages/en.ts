export const en = {
  skipToContent: 'Skip to content',
  backToTop: 'Back to top',
  retry: 'Try again',
  /** There is no form that it belongs to (spec ROLE-password, G-21). */
  rememberPassword: 'Remember password',
  stillOffline: 'There is still no connection.',
  copyLink: 'Copy link',
  linkCopied: 'Link copied successfully',
  linkCopyFailed: 'Link copy failed',
  offline: 'You are offline. What you have already opened stays here.',
  page: { title: '{{title}}, page {{page}}', description: '{{description}} Page {{page}}.' },
  header: {
    home: '{{name}}, home',
    menu: 'Menu',
    main: 'Main menu',
    overview: 'Overview',
    allPages: 'All pages',
    submenu: '{{name}}: more pages',
    language: 'Language',
    chinese: '中',
    english: 'EN',
    chineseName: '中文',
    englishName: 'English',
  },
  feeds: {
    description: 'What is new at {{name}}',
    calendar: 'Investor calendar',
    names: {
      all: 'All news',
      'COL-XWZX-QYDT': 'Company news',
      'COL-XWZX-PPDT': 'Brand news',
      'COL-XWZX-MTBD': 'In the media',
      'SPC-TZGX-GGB-AG': 'A-share announcements',
      'SPC-TZGX-GGB-HG': 'H-share announcements',
      jobs: 'Vacancies',
      'jobs-social': 'Vacancies for professionals',
      'jobs-campus': 'Vacancies for graduates',
      'jobs-overseas': 'Vacancies overseas',
      'jobs-training': 'Training and retraining',
      press: 'Newsroom',
      'press-release': 'Press releases',
      'press-kit': 'Press packages',
      'press-speech': 'Speeches',
      'press-facts': 'Fact sheets',
    },
  },
  footer: {
    label: 'Quick menu',
    others: 'Other',
    wechat: 'WeChat account',
    wechatCode: 'QR code of our WeChat account',
    weibo: 'Weibo @{{name}}',
    share: 'Share this page on Weibo',
    copy: 'Copy the link of this page',
  },
  look: {
    theme: 'Colours',
    reading: 'Reading',
    system: 'As the device',
    light: 'Light',
    dark: 'Dark',
    large: 'Large type',
    grey: 'Grey',
  },
  share: {
    advice: 'Please use the share function of your browser.',
    wechat: 'Tap ··· at the top right to send this page to a friend or to Moments.',
    close: 'Close',
  },
  search: {
    label: 'Search',
    keyword: 'Search the site',
    placeholder: 'Search',
    submit: 'Search',
    empty: 'Please enter a search keyword',
    suggestions: 'Suggested words',
    recent: 'Recent searches',
    clear: 'Clear',
  },
  finder: {
    title: 'Find your intended model',
    brand: 'Brand',
    type: 'Body type',
    all: 'All',
    count: '{{name}}: {{count}} found',
    seeAll: 'See all on the brand page',
    types: {
      sedan: 'Saloon',
      suv: 'SUV',
      mpv: 'MPV',
      supercar: 'Supercar',
      hatchback: 'Hatchback',
      motorcycle: 'Motorcycle',
    },
  },
  newsletter: {
    title: 'One letter a month, only what matters',
    email: 'E-mail address',
    placeholder: 'Your e-mail address',
    subscribe: 'Subscribe',
    note: 'We first send a letter to confirm. You can unsubscribe at any time; the address is used for this letter only.',
    invalid: 'Please enter a correct e-mail address',
    requested: 'Thank you. Please open the letter we have just sent and confirm your subscription.',
    failed: 'That did not work. Please try again in a moment.',
  },
  /** Without the frame around them (docs/operating.md, "What one visitor can cost"). */
  preview: {
    label: 'Preview',
    notPublic: 'is not public.',
    shownUntil: 'Shown until {{time}}, China time.',
    leave: 'Leave the preview',
  },
  refusals: {
    tooMany: {
      title: 'One moment, please',
      text: 'Your connection asked for very many pages. Please try again in a minute.',
    },
    busy: { title: 'One moment, please', text: 'The site has very much to do. Please try again in a few seconds.' },
    notReady: {
      title: 'We will be back in a moment',
      text: 'The site is not ready. Please try again in a few seconds.',
    },
    malformed: {
      title: 'That did not work',
      text: 'The request could not be understood. Please go back and try again.',
    },
  },
  screens: {
    home: 'Go to the home page',
    nearest: 'Pages with a similar address',
    popular: 'Often visited',
    notFound: {
      title: 'Page not found',
      text: 'The link may be broken, or the page may have been removed. Try again, or go to the home page.',
    },
    routeNotFound: {
      title: 'This page could not be found',
      text: 'The link may be broken, or the page may have been removed. Try again, or go to the home page.',
    },
    noLanguage: {
      title: 'Friendly reminder',
      text: 'This content has no English version.',
      other: '阅读中文版',
    },
    applicationError: {
      title: 'Application error',
      text: 'The link may be broken, or the page may have been removed. Try again, or go to the home page.',
    },
    offline: {
      title: 'You are offline',
      text: 'This page has not been opened on this device before. It opens as soon as there is a connection.',
    },
  },
} as const;

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** Every language has exactly these words: a missing one does not compile. */
export type Messages = Shape<typeof en>;

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** Dotted path of a word, such as `header.menu`. */
export type MessageKey = Keys<Messages>;

/** The words of the frame in one language. */
export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;
