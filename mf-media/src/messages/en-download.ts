/** A ZIP file while it is made. */
export const enDownload = {
  download: {
    title: 'Your ZIP file',
    description: 'How far a ZIP file of the media library is that somebody has ordered.',
    lead: 'It is made of what you chose, which takes seconds, or longer for a large choice. This page tells how far it is, and has the link as soon as it is there. A download that was interrupted goes on where it stopped. Captions, credits and the licence are inside: read them before you use anything.',
    states: {
      making: 'It is being made, file by file. You may stay, or come back to this address later.',
      ready: 'It is ready.',
      stopped: 'It is not being made: it was cancelled, or something went wrong.',
      gone: 'It is not there any more, or what it held has changed. Choose again in the library.',
    },
    progress: 'Made so far',
    of: '{{made}} of {{size}} ({{percent}}%)',
    about: '{{files}} files with captions, credits and licence: {{name}}, {{size}}',
    get: 'Download the ZIP file',
    again: 'Make it again',
    cancel: 'Cancel',
    reload: 'This page loads itself again every {{seconds}} seconds.',
    still: 'Keep it as it is',
    look: 'Look again',
    begun: 'The download has begun. If it has not, use the link.',
    percent: '{{percent}}% made',
    choose: 'To the media library',
    basket: 'Back to the chosen files',
  },
};
