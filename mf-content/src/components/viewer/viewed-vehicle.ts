import { MEDIA_PREFIX } from 'shared/contract/site/site';
import { VEHICLE_MODELS } from './vehicle-models.ts';

/** A vehicle of which there is a model. */
export interface ViewedVehicle {
  id: string;
  name: string;
  /** Nose to tail, millimetres. */
  length: number;
  /** Of the model's file. */
  bytes: number;
  address: string;
}

/** What the viewer needs to know of a vehicle; null where there is no model of it. */
export function viewedVehicle(id: string, name: string): ViewedVehicle | null {
  const model = VEHICLE_MODELS[id];
  if (!model) return null;
  const { bytes, length, version } = model;
  return { id, name, length, bytes, address: `${MEDIA_PREFIX}/models/${id}.glb?${version}` };
}
