import { enMailAlert } from 'shared/ui/form/mail-alert/en-words';

/** The newsroom by mail. */
export const enAlerts = {
  alerts: {
    ...enMailAlert.words,
    title: 'The newsroom by mail',
    description:
      'Press releases, packages, speeches and fact sheets of Chenyue Automobile Group by mail at the minute of their publication: choose kind and brand.',
    leads: {
      form: 'At the minute in which something is published. Choose what you want to hear of; you can change or end it by a link in every mail.',
      confirm: 'One press, and what the newsroom publishes comes to you. Every mail has a link to change or end that.',
      manage: 'What you get now. A change counts from the next publication on.',
    },
    kinds: 'What',
    brands: 'Brands',
    all: 'Nothing ticked means everything.',
    privacy: 'Your address is stored encrypted, used for these mails only, and erased 30 days after you unsubscribe.',
    ask: 'Get press mails',
    outcomes: {
      ...enMailAlert.outcomes,
      requested: {
        title: 'Look into your mailbox',
        text: 'We have sent a link there. Press mails come once you have opened it and confirmed, within 48 hours.',
      },
      confirmed: { title: 'You get press mails', text: 'The next publication that you chose comes at its minute.' },
      changed: { title: 'Saved', text: 'Your choice counts from the next publication on.' },
      ended: { title: 'You are unsubscribed', text: 'No further press mails come to this address.' },
    },
    byMail: 'Get these by mail',
  },
} as const;
