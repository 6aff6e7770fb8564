import { enMailAlert } from 'shared/ui/form/mail-alert/en-words';

/** Vacancies by mail. */
export const enAlerts = {
  alerts: {
    ...enMailAlert.words,
    title: 'Vacancies by mail',
    description:
      'New vacancies at Chenyue Automobile Group that fit your search, in one mail the morning after they are published.',
    leads: {
      form: 'When something new fits, one mail comes the next morning at eight, Beijing time. When nothing does, none comes.',
      confirm: 'One press, and vacancies come to you. Every mail has a link to change or end that.',
      manage: 'The searches whose new vacancies you get. A change counts from the next mail on.',
    },
    search: 'Your search',
    searchHint: 'Another one? Choose it in the list of vacancies, and come back from there.',
    searches: 'Your searches',
    searchesHint: 'At most five. Untick what you no longer want; with nothing ticked the mails end.',
    added: '{{search}} (new)',
    every: 'Every vacancy',
    choose: 'Choose another search',
    privacy:
      'Address and search are stored encrypted, used for these mails only, and erased 30 days after you unsubscribe.',
    ask: 'Get vacancies',
    outcomes: {
      ...enMailAlert.outcomes,
      requested: {
        title: 'Look into your mailbox',
        text: 'We have sent a link there. Vacancies come once you have opened it and confirmed, within 48 hours.',
      },
      confirmed: {
        title: 'You get vacancies',
        text: 'The next ones that fit come at eight in the morning, Beijing time.',
      },
      changed: { title: 'Saved', text: 'Your searches count from the next mail on.' },
      ended: { title: 'You are unsubscribed', text: 'No further vacancies come to this address.' },
      most: {
        title: 'Five searches are the most',
        text: 'Nothing was changed. Please open the link of the mail again and untick one more.',
      },
    },
  },
} as const;
