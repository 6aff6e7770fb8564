/** A vehicle as glTF: bytes of the file, millimetres from nose to tail, and what its address ends in. */
export interface VehicleModel {
  bytes: number;
  length: number;
  version: string;
}

/** By the ids of vehicles; made by `pnpm --filter art models`. */
export const VEHICLE_MODELS: Readonly<Record<string, VehicleModel | undefined>> = {
  'chenyue-s1': { bytes: 442392, length: 5191, version: '4a4219f3' },
  'chenyue-s7': { bytes: 510756, length: 4923, version: '74bcd3ef' },
  'heyuan-h7': { bytes: 505896, length: 4887, version: '3782e627' },
  'lingye-lm1': { bytes: 355684, length: 2135, version: '3bb45b72' },
  'ruichuan-k6': { bytes: 521848, length: 4837, version: '3eba2c64' },
  'yaoxing-v6': { bytes: 530356, length: 4960, version: 'f5c1ef18' },
  'yunji-e9': { bytes: 492340, length: 5037, version: 'cca5dfb2' },
};
