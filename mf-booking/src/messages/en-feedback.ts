/** Two questions after a visit. */
export const enFeedback = {
  feedback: {
    title: 'How was your visit?',
    lead: 'Two questions, half a minute. Your answers help us do better.',
    liked: 'How did you like the visit?',
    likes: { '5': 'Very much', '4': 'Well', '3': 'It was all right', '2': 'Not so well', '1': 'Not at all' },
    improve: 'What should we do better first?',
    improvements: {
      nothing: 'Nothing, it was good as it is',
      way: 'The way here and the parking',
      entry: 'Booking and check-in',
      guide: 'The guide',
      exhibits: 'The exhibition',
      rooms: 'Rooms, rest areas and access',
    },
    choose: 'Choose one answer',
    promise: 'Only the sums of a month are kept: no name, no organisation, no booking.',
    send: 'Send both answers',
    noLink:
      'Open this page by the link in the mail that thanks you for your visit. Groups that checked in and left an e-mail address get it two hours after their visit. Answers have no name and count in the sums of a month, once for each visit. Without the mail, tell us by the telephone of the pavilion.',
    outcomes: {
      thanks: 'Thank you. Your answers are counted.',
      again: 'This visit has been answered for already. Thank you.',
      missing: 'Please answer both questions.',
      unknown: 'This link leads to no visit. Check that it is complete.',
      down: 'Your answers could not be taken. Nothing is lost: send them again in a moment.',
    },
  },
} as const;
