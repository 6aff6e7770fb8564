/** What stands around the chapters of a report; `web` is a link to it in lists of reports. */
export const enReport = {
  report: {
    contents: 'Contents',
    neighbours: 'Chapters before and after this one',
    previous: 'Previous chapter',
    next: 'Next chapter',
    web: 'Read on the site',
    webOf: 'Read on the site: {{title}}',
  },
};
