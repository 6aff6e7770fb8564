import { useEffect, useRef, type Dispatch } from 'react';
import { useWords } from '../../messages/words.ts';
import { useKeys } from './use-keys.ts';
import { usePointer } from './use-pointer.ts';
import { useStage } from './use-stage.ts';
import type { ViewedVehicle } from './viewed-vehicle.ts';
import { ViewerControls } from './viewer-controls.tsx';
import css from './viewer.module.css';
import type { ViewerEvent, ViewerState } from './viewer-state.ts';

export interface ViewerStageProps {
  vehicle: ViewedVehicle;
  others: readonly ViewedVehicle[];
  state: ViewerState;
  send: Dispatch<ViewerEvent>;
  isStill: boolean;
}

/** The vehicle, and below it everything that can be done with it. */
export function ViewerStage({ vehicle, others, state, send, isStill }: ViewerStageProps) {
  const t = useWords();
  const viewer = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useStage({ vehicle, others, state, send, canvas, isStill });
  usePointer(frame, send);
  useKeys(viewer, frame, send);
  useEffect(() => frame.current?.focus(), []);
  const { status, appearance } = state;
  return (
    <div className={css['open']} ref={viewer}>
      <div
        className={css['frame']}
        ref={frame}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys (WAI-ARIA 1.2)
        tabIndex={0}
        aria-label={t('viewer.label', { name: vehicle.name })}
        aria-describedby="viewer-keys"
        data-night={appearance.night || undefined}
        aria-busy={status === 'loading'}
      >
        <canvas className={css['canvas']} ref={canvas} aria-hidden="true" />
        {status === 'loading' && <p className={css['loading']}>{t('viewer.loading')}</p>}
      </div>
      <Scale vehicle={vehicle} other={others.find(({ id }) => id === appearance.other)} />
      <ViewerControls others={others} state={state} send={send} />
      <p className="note" id="viewer-keys">
        {t('viewer.keys')}
      </p>
    </div>
  );
}

function Scale({ vehicle: { name, length }, other }: { vehicle: ViewedVehicle; other: ViewedVehicle | undefined }) {
  const t = useWords();
  if (!other) return null;
  return <p className="note">{t('viewer.toScale', { name, length, other: other.name, otherLength: other.length })}</p>;
}
