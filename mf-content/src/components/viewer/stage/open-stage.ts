import { readModel, type Model } from './read-model.ts';
import { VehicleStage, type StageOptions } from './vehicle-stage.ts';

/** @throws Error when it does not come, or is not a model */
export async function fetchModel(address: string, signal: AbortSignal): Promise<Model> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return readModel(await answer.arrayBuffer());
}

export const openStage = (options: StageOptions): VehicleStage => new VehicleStage(options);
export type { VehicleStage };
