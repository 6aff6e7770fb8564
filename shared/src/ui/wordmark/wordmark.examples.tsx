import { Wordmark } from './wordmark.tsx';

export const examples = {
  english: <Wordmark name="Chenyue" href="/cn/en" label="Chenyue Automobile Group, home" />,
};
