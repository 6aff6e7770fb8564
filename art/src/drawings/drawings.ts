import { battery } from './battery.ts';
import { electricMotor } from './electric-motor.ts';
import { platform, scan, sensing } from './platform.ts';
import type { Sheet } from './sheet.ts';

/** Every drawing by the name of its picture. */
export const DRAWINGS: Readonly<Record<string, () => Sheet>> = {
  'cutaway-platform': platform,
  'cutaway-battery': battery,
  'cutaway-motor': electricMotor,
  's1-scan': scan,
  'sensing-field': sensing,
};
