import { Facts } from './facts.tsx';

export const examples = {
  hours: (
    <Facts
      facts={[
        { name: 'Open', value: 'Tuesday to Sunday, 09:30–16:30' },
        { name: 'Closed', value: 'Mondays except public holidays' },
      ]}
    />
  ),
};
