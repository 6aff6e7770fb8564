/** Pages that need a parameter have no address of their own; these are of the content pack, for tests in the browser. */
export const samples = {
  announcement: '/invest/notice/detail?id=a-20261110-sales',
  report: '/invest/report/annual-2025',
  chapter: '/invest/report/annual-2025/finance',
  briefing: '/invest/results/briefing?period=2026-quarter3',
  certificate: '/invest/education/certificate?lesson=lesson-read-sales-report&q1=1&q2=2&q3=0',
} as const;
