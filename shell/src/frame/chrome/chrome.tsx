import type { Lang } from 'shared/contract/text/lang';
import { Icon } from 'shared/ui/media/icon/icon';
import { ToastRegion } from 'shared/ui/feedback/toast/toast';
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
      <div id="progress" className={css['progress']} aria-hidden="true" data-print="off" />
      <div id="live" className="visually-hidden" role="status" />
      <ToastRegion id="toasts" />
      <div className={css['offline']} role="status" data-print="off">
        <div className={css['connection']} data-offline="" hidden>
          <p>{say('offline')}</p>
          <button className={css['again']} type="button" data-try-again="">
            {say('retry')}
          </button>
        </div>
      </div>
      <div className={css['corner']} data-print="off">
        <button
          className={css['tool']}
          type="button"
          aria-label={say('copyLink')}
          data-corner-copy=""
          data-copy-link=""
          hidden
        >
          <Icon name="link" />
        </button>
        <button className={css['tool']} type="button" aria-label={say('backToTop')} data-back-to-top="" hidden>
          <Icon name="up" />
        </button>
      </div>
      <WeChatOverlay say={say} />
      <template id="offline">
        <ErrorScreen screen="offline" lang={lang} say={say} />
      </template>
      <template
        id="words"
        data-retry={say('retry')}
        data-link-copied={say('linkCopied')}
        data-link-copy-failed={say('linkCopyFailed')}
        data-offline-title={say('screens.offline.title')}
        data-still-offline={say('stillOffline')}
        data-share-advice={say('share.advice')}
      />
    </>
  );
}

/** WeChat shares by its own menu alone, to which this points; a touch anywhere closes it (spec STATE-share). */
function WeChatOverlay({ say }: { say: Say }) {
  return (
    <dialog id="wechat" className={css['wechat']} aria-labelledby="wechat-words" data-print="off">
      <form method="dialog">
        <button className={css['leave']}>
          <span id="wechat-words" className={css['words']}>
            {say('share.wechat')}
          </span>
          <span>{say('share.close')}</span>
        </button>
      </form>
    </dialog>
  );
}
