export const enTicket = {
  held: {
    title: 'Your ticket',
    lead: 'Show it on arrival. Kept on your device, it opens without a network.',
    none: 'Open it by the link in our message.',
    keep: 'Keep on this device',
    forget: 'Remove from this device',
    about:
      'The ticket and the link that changes or cancels the visit are then stored in this browser and nowhere else, until the day of the visit ends. Whoever uses this browser can open them: keep them on a device of your own only.',
    stored: 'Kept on this device until the day of the visit ends.',
    atOnce: 'Show what is kept on this device',
    plain: 'Without script it is not kept on the device: print it, save it as a file, or add it to your calendar.',
    print: 'Print or save as a file',
    manage: 'Move or cancel',
    said: {
      stored: 'Kept. This page now opens without a network. Your browser’s menu can add it to the home screen.',
      removed: 'Removed. Nothing of this visit is left on this device.',
      refused:
        'This browser does not keep the ticket: private windows do not, nor does a device without space. Print it or save it as a file.',
      changed: 'The visit has changed. This ticket counts now.',
      ended: 'A visit kept here does not take place or is unknown by now. Its ticket was removed from this device.',
      unchecked: 'The booking service does not answer: shown as it was kept.',
    },
  },
  stored: {
    title: 'Your ticket',
    address: 'Address',
    phone: 'Telephone',
    asOf: 'As of {{moment}} (Beijing time). Changes after that are not shown.',
    check: 'Check for changes',
  },
} as const;
