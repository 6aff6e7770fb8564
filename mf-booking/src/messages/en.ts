import type { SameWords } from 'shared';
import { enFeedback } from './en-feedback.ts';
import { enFlow } from './en-flow.ts';
import { enTicket } from './en-ticket.ts';
import { enWaiting } from './en-waiting.ts';

export const en = {
  headerLink: 'Book a visit',
  page: {
    title: 'Visit the pavilion',
    description: 'Opening hours, directions and group visits of the pavilion. Individuals need no booking.',
    lead: 'Individuals need no booking: come any time during opening hours. Groups tell us beforehand. Every visit is free.',
    path: 'You are here',
    home: 'Home',
    group: 'Book a group visit',
    groupIntro:
      'For companies, schools, associations, other groups, and departments of our own. It takes five minutes.',
    book: 'Book a group visit',
    manage: 'See, move or cancel a visit',
    calendar: 'Days with places left',
    months: 'Month',
    way: 'Getting here',
    prepare: 'What to have ready',
    questions: 'Frequently asked questions',
  },
  facts: {
    title: 'Plan your visit',
    open: 'Open',
    closed: 'Closed',
    lastEntry: 'Last entry',
    address: 'Address',
    access: 'Access',
    phone: 'Telephone',
    free: 'Admission',
    freeText: 'Free of charge',
  },
  days: {
    label: 'Days with places left',
    previous: 'Previous month',
    next: 'Next month',
    open: 'Open',
    few: 'Few',
    full: 'Full',
    closed: 'Closed',
    seats_one: '{{count}} place left',
    seats_other: '{{count}} places left',
    noSeats: 'no places left',
    outside: 'not within the days that can be booked',
    failed: 'The places could not be fetched. Try another month, or come back in a moment.',
  },
  crowd: {
    title: 'How busy it will be',
    intro:
      'For the next seven days, from the groups that have booked and from how many usually come without a booking. Higher bars, more people.',
    quiet: 'Quiet {{from}}–{{to}}',
    usual: 'Moderate {{from}}–{{to}}',
    busy: 'Busy {{from}}–{{to}}',
    between: ' · ',
    closed: 'Closed',
  },
  questions: {
    individual: 'Do I need a booking when I come alone or with my family?',
    individualAnswer: 'No. Come any time during opening hours; last entry is half an hour before we close.',
    change: 'Can a group change or cancel its visit?',
    changeAnswer:
      'Yes, by the link in our message, until the time that stands on the ticket. The places then go to others.',
    large: 'What if we are more than one slot holds?',
    largeAnswer:
      'Book once: the form offers to bring your group in parts, in its slot and those after it. Very large groups send a request that we answer by hand.',
    guide: 'What does a guide cost?',
    guideAnswer: 'Nothing. Guides are free, like the visit, and can be asked for with the booking.',
    data: 'What happens to what we enter?',
    dataAnswer:
      'It travels encrypted, serves this booking only, and is erased 90 days after the visit. Nothing is kept in your browser that names a person.',
  },
  ...enFlow,
  ...enWaiting,
  ...enFeedback,
  ...enTicket,
} as const;

export type Messages = SameWords<typeof en>;
