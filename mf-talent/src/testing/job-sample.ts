import type { JobDetail, JobItem } from 'shared/contract/talent/job';

/** A vacancy as a list has it. */
export const jobItemSample = (own: Partial<JobItem> = {}): JobItem => ({
  id: 'aero-test-engineer',
  title: 'Wind-tunnel test engineer',
  summary: 'Design the methods.',
  city: 'guangzhou',
  cityName: 'Guangzhou',
  function: 'research',
  track: 'social',
  brand: 'group',
  kind: 'permanent',
  pay: { from: 18_000, to: 28_000, months: 14 },
  department: 'Aerodynamics',
  places: 14,
  date: '2026-10-08',
  closes: '2027-01-31',
  ...own,
});

/** A vacancy in full. */
export const jobDetailSample = (own: Partial<JobDetail> = {}): JobDetail => ({
  ...jobItemSample(),
  duties: ['Write tests'],
  requirements: ['A degree in fluids'],
  offer: ['Fifteen days of leave'],
  team: ['Eleven people and a balance'],
  process: [
    { name: 'Reading', date: '', decides: 'Two engineers of the team' },
    { name: 'Interviews', date: '2026-11-16', decides: 'The head of Aerodynamics' },
  ],
  documents: ['A curriculum vitae'],
  workplaces: [
    {
      id: 'nansha',
      name: 'Head office and tunnel',
      street: '1 Fengdong Road',
      city: 'Guangzhou',
      region: 'Guangdong',
      postalCode: '000000',
      access: 'Level from the gate to every desk.',
    },
  ],
  contact: 'careers@chenyue.example',
  person: { name: 'Qiu Lan', role: 'Recruiter', phone: '020-0000-0101' },
  programme: { id: 'social-aerodynamics', title: 'Aerodynamics and thermal engineers' },
  open: true,
  similar: [jobItemSample({ id: 'aero-cfd-engineer', title: 'Aerodynamics simulation engineer' })],
  ...own,
});
