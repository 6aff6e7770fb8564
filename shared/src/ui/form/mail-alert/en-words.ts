/** What pages about mails on a subject say alike. */
export const enMailAlert = {
  words: {
    email: 'E-mail address',
    emailHint: 'We send a link there first; only whoever opens it gets anything.',
    policy: 'Privacy policy',
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
  },
  outcomes: {
    over: {
      title: 'This link does not work any more',
      text: 'Links to confirm are valid for 48 hours and once only. Subscribe again and we will send a new one.',
    },
    down: { title: 'This did not work', text: 'Nothing was changed. Please open the link again in a few minutes.' },
  },
} as const;
