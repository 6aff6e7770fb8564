import type { Lang } from 'shared/contract/lang';
import { Icon } from 'shared/ui/icon/icon';
import { ToastRegion } from 'shared/ui/toast/toast';
import type { Say } from '../../messages/en.ts';
import { ErrorScreen } from '../screens/screens.tsx';
import css from './chrome.module.css';

/** First in the body: the way past the header to `main#main` (WCAG 2.4.1). */
export function SkipLink({ say }: { say: Say }) {
  return (
    <a className={css['skip']} href="#main" data-print="off">
      {say('skipToContent')}
    </a>
  );
}

/**
 * Last in the body: what the frame's script moves and shows. Regions that speak exist from the start, because screen
 * readers announce only changes of regions that they already know.
 */
export function Chrome({ lang, say }: { lang: Lang; say: Say }) {
  return (
    <>
      <div id="progress" className={css['progress']} aria-hidden="true" />
      <div id="live" className="visually-hidden" role="status" />
      <ToastRegion id="toasts" />
      <div className={css['offline']} role="status" data-print="off">
        <p className={css['connection']} data-offline="" hidden>
          {say('offline')}
        </p>
      </div>
      <button
        className={css['top']}
        type="button"
        aria-label={say('backToTop')}
        data-back-to-top=""
        data-print="off"
        hidden
      >
        <Icon name="up" />
      </button>
      <template id="offline">
        <ErrorScreen screen="offline" lang={lang} say={say} />
      </template>
      <template
        id="words"
        data-retry={say('retry')}
        data-link-copied={say('linkCopied')}
        data-link-copy-failed={say('linkCopyFailed')}
        data-offline-title={say('screens.offline.title')}
      />
    </>
  );
}
