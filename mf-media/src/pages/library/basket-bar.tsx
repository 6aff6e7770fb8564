import { useState, type FormEvent } from 'react';
import { mediaBasketAtom, useAlive, useApi, useAtom } from 'shared';
import { Button } from 'shared/ui/form/button/button';
import { Check } from 'shared/ui/form/check/check';
import { useWords } from '../../messages/words.ts';
import css from './library.module.css';

/** What was chosen, here or on an earlier visit, as one ZIP file. */
export function BasketBar() {
  const t = useWords();
  const alive = useAlive();
  const [basket, setBasket] = useAtom(mediaBasketAtom);
  const { order, isBusy } = useOrder(basket);
  if (!alive || basket.length === 0) return null;
  return (
    <form className={css['order']} aria-label={t('basket.title')} onSubmit={order} data-print="off">
      <p role="status">{t('basket.count', { count: basket.length })}</p>
      <Check id="basket-terms" name="acceptTerms" value="true" required hint={t('pack.inside')}>
        {t('pack.terms')}
      </Check>
      <p className={css['size']}>
        <Button inactive={isBusy}>{t(isBusy ? 'basket.busy' : 'basket.get')}</Button>
        <Button type="button" weight="ghost" onClick={() => setBasket([])}>
          {t('basket.empty')}
        </Button>
      </p>
    </form>
  );
}

/** The client says itself what went wrong; the basket stays as it is. */
function useOrder(basket: readonly string[]) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  async function send(): Promise<void> {
    setBusy(true);
    try {
      const { url } = await api.call('media/batchDownload', {
        ids: [...basket],
        resolution: 'original',
        acceptTerms: true,
      });
      location.assign(url);
    } catch {
      // Told by the client.
    } finally {
      setBusy(false);
    }
  }
  function order(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) void send();
  }
  return { order, isBusy };
}
