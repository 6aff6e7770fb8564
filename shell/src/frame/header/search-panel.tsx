import { EntryLine } from 'shared/ui/form/entry-line/entry-line';
import { Icon } from 'shared/ui/media/icon/icon';
import type { Say } from '../../messages/en.ts';
import css from './search-panel.module.css';

const PANEL = 'search-panel';

/**
 * The search of every page: a plain GET form to `?key=` of the search page (spec CALL-search-page), which answers an empty
 * keyword where no script does. A popover, because browsers focus the field of one in the task that opens it, whether a script
 * is here or not: no letter is lost. Its own script comes when somebody reaches for it and brings suggestions and recent searches.
 */
export function SearchPanel({ action, say }: { action: string; say: Say }) {
  return (
    <div className={css['search']} data-tool="search" data-controller="search">
      <button className={css['toggler']} type="button" popoverTarget={PANEL} aria-label={say('search.label')}>
        <Icon name="search" />
        <Icon name="close" />
      </button>
      <div className={css['panel']} id={PANEL} popover="auto">
        <form
          className={`bound ${css['form']}`}
          action={action}
          role="search"
          data-suggestions={say('search.suggestions')}
          data-recent={say('search.recent')}
          data-clear={say('search.clear')}
        >
          <EntryLine
            label={say('search.keyword')}
            action={say('search.submit')}
            large
            type="text"
            inputMode="search"
            name="key"
            placeholder={say('search.placeholder')}
            autoFocus
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
          />
          <p className={css['error']} role="alert" data-search-error={say('search.empty')} />
          <ul data-search-list="" hidden />
          <p data-search-recent="" hidden />
        </form>
      </div>
    </div>
  );
}
