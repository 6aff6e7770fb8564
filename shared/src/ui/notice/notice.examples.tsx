import { Notice } from './notice.tsx';

export const examples = {
  delayed: <Notice role="note">Prices are delayed by at least 15 minutes.</Notice>,
};
