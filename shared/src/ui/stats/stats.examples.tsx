import { CountingStats, Stats } from './stats.tsx';

const stats = [
  { name: 'Longest range, CLTC', value: '812', unit: 'km' },
  { name: 'Drag coefficient of the E9', value: '0.208', unit: 'Cd', footnote: 'Measured in the Nansha tunnel, 2026' },
  { name: 'From order to delivery', value: '21', unit: 'days', footnote: 'Average of the last twelve months' },
];

export const examples = {
  threeFigures: <Stats stats={stats} />,
  large: (
    <Stats
      size="large"
      stats={[
        { name: 'Vehicles sold in 2025', value: '2.06', unit: 'million' },
        { name: 'Employees', value: '86,400', footnote: 'On 31 December 2025' },
        { name: 'Countries and regions', value: '74' },
      ]}
    />
  ),
  counting: <CountingStats stats={[...stats, { name: 'Sold in October', value: '187,420', unit: 'vehicles' }]} />,
};
