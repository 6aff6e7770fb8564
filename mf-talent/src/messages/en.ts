import type { SameWords } from 'shared';

export const en = {
  page: {
    title: 'Careers and training',
    description:
      'Recruitment of professionals, graduates and talent from overseas, and the training programmes of the group.',
    lead: 'Who we are looking for, what we train people in, and where every programme stands today.',
    path: 'You are here',
    home: 'Home',
    fraudTitle: 'We never charge fees.',
    fraud:
      'No deposit, no training fee, no payment for an interview or a medical check, at any step. Whoever asks for money in our name is not one of us: please do not pay, and write to the contact of the programme.',
  },
  filter: {
    title: 'Programmes',
    track: 'Programme type',
    status: 'Status',
    all: 'All',
    count_one: '{{count}} programme',
    count_other: '{{count}} programmes',
    emptyTitle: 'No programme fits both choices',
    emptyAdvice: 'Choose another type or another status.',
    reset: 'Show all programmes',
    missingTitle: 'There are no programmes to show at the moment',
    missingAdvice: 'Please come back in a little while.',
  },
  track: {
    social: 'Professionals',
    campus: 'Campus',
    overseas: 'Overseas',
    training: 'Training',
  },
  about: {
    social: 'For people who bring experience. Open all year, post by post.',
    campus: 'For those who finish their studies. Two rounds a year.',
    overseas: 'For engineers and graduates who live or study abroad.',
    training: 'From the first weeks at work to master craftsmanship.',
  },
  status: {
    notStarted: 'Not started',
    inProgress: 'In progress',
    completed: 'Completed',
  },
  programme: {
    audience: 'For',
    places: 'Where',
    period: 'When',
    span: '{{begins}} to {{ends}}',
    contact: 'Contact',
    steps: 'Steps of “{{title}}”',
    now: 'Current step',
  },
} as const;

export type Messages = SameWords<typeof en>;
