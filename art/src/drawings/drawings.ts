import { battery } from './battery.ts';
import { electricMotor } from './electric-motor.ts';
import { marriage, weldingLine } from './factory.ts';
import { stage, testTrack, windTunnel } from './grounds.ts';
import { carHall, historyHall, windHall } from './pavilion.ts';
import { platform, scan, sensing } from './platform.ts';
import type { Sheet } from './sheet.ts';

/** Every drawing by the name of its picture. */
export const DRAWINGS: Readonly<Record<string, () => Sheet>> = {
  'cutaway-platform': platform,
  'cutaway-battery': battery,
  'cutaway-motor': electricMotor,
  's1-scan': scan,
  'sensing-field': sensing,
  'factory-line': () => weldingLine({ from: [-11.5, -4.4, 3.2], at: [5, 0.5, 1], fov: 34 }),
  'welding-line': () => weldingLine({ from: [-13, -10.5, 8.2], at: [1.5, 0, 0.6], fov: 32 }),
  'factory-robots': () => weldingLine({ from: [5.4, -7.6, 3.6], at: [1.2, 0.2, 0.9], fov: 31 }),
  'factory-marriage': marriage,
  'hall-wind': windHall,
  'hall-electric': () => carHall('yaoxing-v6'),
  'hall-premium': () => carHall('yunji-e9'),
  'hall-family': () => carHall('heyuan-h7'),
  'hall-sport': () => carHall('chenyue-r1'),
  'hall-history': historyHall,
  'wind-tunnel': windTunnel,
  'test-track': testTrack,
  'stage-one': () => stage('yaoxing-v6', 1),
  'stage-two': () => stage('yunji-gt', 3),
  'stage-three': () => stage('chenyue-x8', 5),
  'stage-four': () => stage('chenyue-s1', 8),
};
