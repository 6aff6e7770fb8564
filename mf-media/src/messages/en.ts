import type { SameWords } from 'shared';

export const en = {
  page: {
    title: 'Media centre',
    description: 'Pictures, videos and press packages of the group for editorial use.',
    lead: 'Pictures, videos and press packages for editorial use. Please name the credit shown with each file.',
    path: 'You are here',
    home: 'Home',
  },
  filter: {
    type: 'Kind',
    days: 'Published',
    all: 'All',
    video: 'Videos',
    image: 'Pictures',
    pack: 'Press packages',
    time: {
      all: 'Any time',
      d1: 'Last day',
      d7: 'Last 7 days',
      d30: 'Last 30 days',
      d90: 'Last 90 days',
      d180: 'Last 180 days',
    },
  },
  list: {
    title: 'Files',
    count_one: '{{count}} entry',
    count_other: '{{count}} entries',
    pending: 'Fetching …',
    failed: 'The list did not arrive. What you see is still the previous choice.',
    retry: 'Try again',
    emptyTitle: 'Nothing was published that fits',
    emptyAdvice: 'Choose a longer time or another kind.',
    missingTitle: 'The library is not available at the moment',
    missingAdvice: 'Please try again in a little while.',
    reset: 'Show everything',
    pages: 'Pages of the library',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {{page}}',
  },
  item: {
    video: 'Video',
    image: 'Picture',
    pack: 'Press package',
    files_one: '{{count}} file',
    files_other: '{{count}} files',
    minutes: '{{minutes}}:{{seconds}}',
    credit: 'Credit: {{credit}}',
    download: 'Download',
    of: '{{title}}, {{size}}',
    unpublished: 'The download is not published yet.',
  },
} as const;

export type Messages = SameWords<typeof en>;
