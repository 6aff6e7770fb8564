import { useWords } from '../../messages/words.ts';
import type { ViewedVehicle } from './viewed-vehicle.ts';
import type { ViewerState } from './viewer-state.ts';

interface NewsOf {
  vehicle: ViewedVehicle;
  others: readonly ViewedVehicle[];
  state: ViewerState;
}

/** What has changed, in a sentence for who does not see it. */
export function useViewerNews({ vehicle: { name, length }, others, state }: NewsOf): string {
  const t = useWords();
  const { status, failure, news, appearance } = state;
  if (failure !== null) return t(`viewer.failures.${failure}`);
  if (status === 'loading') return t('viewer.loading');
  if (news === null) return '';
  if (news.kind === 'side') return t('viewer.seenFrom', { side: t(`viewer.sides.${news.side}`) });
  if (news.kind === 'paint') return t('viewer.painted', { paint: t(`viewer.paints.${news.paint}`) });
  const other = others.find(({ id }) => id === appearance.other);
  if (news.kind === 'beside' && other)
    return t('viewer.toScale', { name, length, other: other.name, otherLength: other.length });
  if (news.kind === 'opened') return t('viewer.opened', { name });
  return news.kind === 'beside' ? '' : t(`viewer.news.${news.kind}`);
}
