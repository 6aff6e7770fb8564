import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { EmptyState } from './empty-state.tsx';

export const examples = {
  filter: (
    <EmptyState title="Nothing in these 7 days" advice="Choose a longer time or another column.">
      <ArrowLink href="/cn/en/news">All news</ArrowLink>
    </EmptyState>
  ),
};
