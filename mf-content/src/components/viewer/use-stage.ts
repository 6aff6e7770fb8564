import { useEffect, useState, type Dispatch, type RefObject } from 'react';
import { hasWebGl } from './has-webgl.ts';
import { VIEWER_PAINTS } from './paints.ts';
import type { VehicleStage } from './stage/open-stage.ts';
import type { ViewedVehicle } from './viewed-vehicle.ts';
import type { Failure, ViewerEvent, ViewerState } from './viewer-state.ts';

interface StageUse {
  vehicle: ViewedVehicle;
  others: readonly ViewedVehicle[];
  state: ViewerState;
  send: Dispatch<ViewerEvent>;
  canvas: RefObject<HTMLCanvasElement | null>;
  isStill: boolean;
}

const code = () => import(/* webpackChunkName: "vehicle-stage" */ './stage/open-stage.ts');

interface Opening extends Pick<StageUse, 'vehicle' | 'canvas' | 'isStill'> {
  onLost: () => void;
  signal: AbortSignal;
}

/** The stage with its vehicle, or why there is none. */
async function open({ vehicle, canvas, isStill, onLost, signal }: Opening): Promise<VehicleStage | Failure> {
  if (!hasWebGl()) return 'webgl';
  let drawn;
  try {
    const { fetchModel, openStage } = await code();
    drawn = { openStage, model: await fetchModel(vehicle.address, signal) };
  } catch {
    return 'network';
  }
  try {
    if (!canvas.current) return 'webgl';
    return drawn.openStage({ canvas: canvas.current, model: drawn.model, isStill, onLost });
  } catch {
    return 'webgl';
  }
}

/** Opens the stage when it is wanted, shows on it what was chosen, and gives everything back when it is left. */
export function useStage({ vehicle, others, state, send, canvas, isStill }: StageUse): void {
  const [stage, setStage] = useState<VehicleStage | null>(null);
  const { status, appearance, orbit } = state;
  const isWanted = status === 'loading' || status === 'open';
  useEffect(() => {
    if (!isWanted) return undefined;
    const left = new AbortController();
    let opened: VehicleStage | null = null;
    const onLost = () => send({ kind: 'failed', failure: 'lost' });
    const start = async () => {
      const result = await open({ vehicle, canvas, isStill, onLost, signal: left.signal });
      if (left.signal.aborted) {
        if (typeof result !== 'string') result.dispose();
      } else if (typeof result === 'string') send({ kind: 'failed', failure: result });
      else {
        opened = result;
        setStage(result);
        send({ kind: 'ready' });
      }
    };
    void start();
    return () => {
      left.abort();
      opened?.dispose();
      setStage(null);
    };
  }, [isWanted, vehicle, canvas, isStill, send]);
  const { paint, lamps, night, other } = appearance;
  useEffect(() => {
    const chosen = VIEWER_PAINTS.find(({ id }) => id === paint);
    if (chosen) stage?.show({ paint: chosen, lamps, night });
  }, [stage, paint, lamps, night]);
  useEffect(() => stage?.turn(orbit), [stage, orbit]);
  useCompany(stage, others.find(({ id }) => id === other)?.address ?? '', send);
}

/** Brings another vehicle beside it, by the address of its model; an empty one takes it away. */
function useCompany(stage: VehicleStage | null, address: string, send: Dispatch<ViewerEvent>): void {
  useEffect(() => {
    if (!stage || address === '') return undefined;
    const left = new AbortController();
    const bring = async () => {
      try {
        const { fetchModel } = await code();
        const model = await fetchModel(address, left.signal);
        if (!left.signal.aborted) stage.beside(model);
      } catch {
        if (!left.signal.aborted) send({ kind: 'beside', other: '' });
      }
    };
    void bring();
    return () => {
      left.abort();
      stage.beside(null);
    };
  }, [stage, address, send]);
}
