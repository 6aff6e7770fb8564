import { useEffect, useReducer, useRef } from 'react';
import { island } from 'shared';
import { Button } from 'shared/ui/form/button/button';
import { useReducedMotion } from 'shared/ui/use-reduced-motion';
import { useWords } from '../../messages/words.ts';
import type { ViewedVehicle } from './viewed-vehicle.ts';
import { useViewerNews } from './use-viewer-news.ts';
import { afterEvent, CLOSED } from './viewer-state.ts';
import { ViewerStage } from './viewer-stage.tsx';
import css from './viewer.module.css';

export interface VehicleViewerProps {
  vehicle: ViewedVehicle;
  /** What it can stand beside. */
  others: readonly ViewedVehicle[];
}

/** What draws a model, with brotli, KB; the release budget of the section holds it. */
const CODE_KB = 115;
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A vehicle to turn round, once somebody asks for it; without this island there are its pictures. */
function VehicleViewer({ vehicle, others }: VehicleViewerProps) {
  const t = useWords();
  const [state, send] = useReducer(afterEvent, CLOSED);
  const isStill = useReducedMotion();
  const call = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const { status, failure } = state;
  const isShown = status === 'loading' || status === 'open';
  useEffect(() => {
    // Back to where it was opened, and not to the top of the page.
    if (wasOpen.current && !isShown) call.current?.querySelector('button')?.focus();
    wasOpen.current = isShown;
  }, [isShown]);
  const size = Math.round(vehicle.bytes / 1024) + CODE_KB;
  return (
    <div className={css['viewer']} data-open={isShown || undefined}>
      <p className="visually-hidden" role="status">
        {useViewerNews({ vehicle, others, state })}
      </p>
      {isShown ? (
        <ViewerStage vehicle={vehicle} others={others} state={state} send={send} isStill={isStill} />
      ) : (
        <div className={css['call']} ref={call}>
          {status === 'asking' ? (
            <>
              <p>{t('viewer.ask', { size })}</p>
              <Button type="button" onClick={() => send({ kind: 'agreed' })}>
                {t('viewer.agree')}
              </Button>
              <Button type="button" weight="ghost" onClick={() => send({ kind: 'closed' })}>
                {t('viewer.notNow')}
              </Button>
            </>
          ) : (
            <>
              <Button type="button" weight="ghost" onClick={() => send({ kind: 'wanted', savesData: savesData() })}>
                {t('viewer.open')}
              </Button>
              {failure !== null && <p className="note">{t(`viewer.failures.${failure}`)}</p>}
            </>
          )}
        </div>
      )}
    </div>
  );
}

export default island({ name: 'vehicle-viewer', when: 'intent', words: ['viewer'], component: VehicleViewer });
