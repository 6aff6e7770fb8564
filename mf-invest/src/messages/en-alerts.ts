import { enMailAlert } from 'shared/ui/form/mail-alert/en-words';

/** Announcements by mail. */
export const enAlerts = {
  alerts: {
    ...enMailAlert.words,
    title: 'Announcements by mail',
    description:
      'Announcements of Chenyue Automobile Group by mail at the minute of their publication: choose market and category.',
    leads: {
      form: 'At the minute in which an announcement is out. Choose what you want to hear of; you can change or end it by a link in every mail.',
      confirm: 'One press, and announcements come to you. Every mail has a link to change or end that.',
      manage: 'What you get now. A change counts from the next announcement on.',
    },
    markets: 'Market',
    categories: 'What about',
    all: 'Nothing ticked means everything.',
    privacy: 'Your address is stored encrypted, used for these mails only, and erased 30 days after you unsubscribe.',
    ask: 'Get announcements',
    outcomes: {
      ...enMailAlert.outcomes,
      requested: {
        title: 'Look into your mailbox',
        text: 'We have sent a link there. Announcements come once you have opened it and confirmed, within 48 hours.',
      },
      confirmed: { title: 'You get announcements', text: 'The next one that you chose comes at its minute.' },
      changed: { title: 'Saved', text: 'Your choice counts from the next announcement on.' },
      ended: { title: 'You are unsubscribed', text: 'No further announcements come to this address.' },
    },
    byMail: 'Get these by mail',
  },
} as const;
