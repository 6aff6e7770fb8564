import { useWords } from '../../../messages/words.ts';
import type { ComparedBars } from './comparison.ts';

/** The lines of a comparison by name: both shares by their markets, the others as the service calls them. */
export function useLineNames(): (bars: Pick<ComparedBars, 'market' | 'lines'>) => string[] {
  const t = useWords();
  return ({ market, lines }) =>
    lines.map(({ id, name }) => {
      if (id === 'own') return t(`tools.compared.${market}`);
      return id === 'share' ? t(`tools.compared.${market === 'A' ? 'H' : 'A'}`) : name;
    });
}
