/** Pages that need a parameter have no address of their own; these are of the content pack, for tests in the browser. */
export const samples = {
  announcement: '/invest/notice/detail?id=a-20261110-sales',
  briefing: '/invest/results/briefing?period=2026-quarter3',
} as const;
