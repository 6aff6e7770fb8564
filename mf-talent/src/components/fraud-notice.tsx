import { Notice } from 'shared/ui/feedback/notice/notice';
import { useWords } from '../messages/words.ts';
import css from './fraud-notice.module.css';

/** Whoever applies is told wherever they may meet an impostor (spec J6). */
export function FraudNotice() {
  const t = useWords();
  return (
    <Notice role="note">
      <p className={css['fraud']}>
        <strong className={css['strong']}>{t('page.fraudTitle')}</strong> {t('page.fraud')}
      </p>
    </Notice>
  );
}
