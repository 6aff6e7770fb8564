/** Announcements by mail. */
export const enAlerts = {
  alerts: {
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
    email: 'E-mail address',
    emailHint: 'We send a link there first; only whoever opens it gets anything.',
    privacy: 'Your address is stored encrypted, used for these mails only, and erased 30 days after you unsubscribe.',
    policy: 'Privacy policy',
    ask: 'Get announcements',
    confirm: 'Confirm',
    change: 'Save changes',
    end: 'Unsubscribe',
    again: 'Subscribe again',
    mend: 'This did not work yet',
    faults: {
      email: 'Please enter a correct e-mail address',
      busy: 'Too many requests. Please try again in an hour.',
      down: 'This is not possible at the moment. Please try again in a few minutes.',
    },
    outcomes: {
      requested: {
        title: 'Look into your mailbox',
        text: 'We have sent a link there. Announcements come once you have opened it and confirmed, within 48 hours.',
      },
      confirmed: { title: 'You get announcements', text: 'The next one that you chose comes at its minute.' },
      changed: { title: 'Saved', text: 'Your choice counts from the next announcement on.' },
      ended: { title: 'You are unsubscribed', text: 'No further announcements come to this address.' },
      over: {
        title: 'This link does not work any more',
        text: 'Links to confirm are valid for 48 hours and once only. Subscribe again and we will send a new one.',
      },
      down: { title: 'This did not work', text: 'Nothing was changed. Please open the link again in a few minutes.' },
    },
    byMail: 'Get these by mail',
  },
} as const;
