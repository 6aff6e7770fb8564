/** Pages that need a parameter have no address of their own; these are of the content pack, for tests in the browser. */
export const samples = {
  programme: '/talent/programme?id=campus-2027',
  job: '/talent/job?id=aero-test-engineer',
  apply: '/talent/apply?id=aero-test-engineer',
} as const;
