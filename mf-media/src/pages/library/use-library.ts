import { useEffect, useState } from 'react';
import { useApi } from 'shared';
import type { MediaPage } from 'shared/contract/media/media';
import { filterOf, pathOf, type LibraryChoice } from '../../model/library-choice.ts';
import type { LibraryData } from './library.load.ts';

export interface LibraryState {
  /** The last list that arrived, for this or an earlier choice. */
  found: MediaPage | null;
  status: 'ready' | 'pending' | 'failed';
  retry: () => void;
}

interface Answer extends LibraryData {
  failed: boolean;
}

/** Keeps the list in step with the address; a failure keeps what was shown (spec G-18). */
export function useLibrary(start: LibraryData, { type, days, page }: LibraryChoice): LibraryState {
  const api = useApi();
  const [answer, setAnswer] = useState<Answer>({ ...start, failed: start.found === null });
  const [retrying, setRetrying] = useState(false);
  const path = pathOf({ type, days, page });
  const due = retrying || answer.path !== path;

  useEffect(() => {
    if (!due) return;
    const controller = new AbortController();
    const settle = (next: (last: Answer) => Answer) => {
      if (controller.signal.aborted) return;
      setAnswer(next);
      setRetrying(false);
    };
    api.call('media/page', filterOf({ type, days, page }), controller.signal).then(
      (found) => settle(() => ({ path, found, failed: false })),
      () => settle((last) => ({ ...last, path, failed: true })),
    );
    return () => controller.abort();
  }, [api, due, path, type, days, page]);

  return { found: answer.found, status: statusOf(due, answer), retry: () => setRetrying(true) };
}

function statusOf(due: boolean, answer: Answer): LibraryState['status'] {
  if (due) return 'pending';
  return answer.failed ? 'failed' : 'ready';
}
