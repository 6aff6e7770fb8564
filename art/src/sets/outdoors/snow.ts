import { Soup } from '../../geometry/soup.ts';
import { turbulence } from '../../tracer/noise.ts';
import { addBlock, spread } from '../fixtures.ts';
import { addConifer } from './plants.ts';
import { addLand, addLevel, dice, type Height } from './terrain.ts';

const ROAD = 3.9;

/** Banks that the plough left, fields behind them, woods on rising ground. */
const field: Height = (x, y) => {
  const out = Math.abs(y) - ROAD;
  const bank = 0.46 * Math.exp(-(((out - 0.9) / 0.75) ** 2)) * (0.6 + 0.8 * turbulence(x * 0.6, y * 0.6, 4));
  const rise = Math.max(0, out - 22) * 0.05;
  return -0.08 + bank + Math.min(1, out / 8) * (1.1 * turbulence(x * 0.03, y * 0.03, 4) - 0.3) + rise;
};

const mountains: Height = (x, y) => {
  const away = Math.hypot(x, y);
  const shape = turbulence(x * 0.0016 + 8, y * 0.0016 + 2, 6);
  return -40 + Math.min(520, Math.max(0, away - 500) * 0.33) * (0.1 + 2 * shape ** 1.9);
};

function addWoods(soup: Soup) {
  const random = dice(29);
  for (let i = 0; i < 400; i += 1) {
    const [x, y] = [-190 + 250 * random(), 27 + 130 * random() ** 1.2];
    addConifer(soup, { at: [x, y, field(x, y) - 0.2], height: 6 + 9 * random(), seed: 400 + i, above: 'snowfield' });
  }
  for (let i = 0; i < 40; i += 1) {
    const [x, y] = [-200 + 120 * random(), -14 - 50 * random()];
    addConifer(soup, { at: [x, y, field(x, y) - 0.2], height: 6 + 8 * random(), seed: 900 + i, above: 'snowfield' });
  }
}

/** A cleared road through snow in the north. */
export function buildSnow(): Soup {
  const soup = new Soup();
  addLevel(soup, 'snowyRoad', { x: [-400, 200], y: [-ROAD, ROAD] });
  addLand(soup, 'snowfield', { land: { x: [-420, 220], y: [ROAD, 260], cells: [300, 150] }, height: field });
  addLand(soup, 'snowfield', { land: { x: [-420, 220], y: [-260, -ROAD], cells: [220, 90] }, height: field });
  addLand(soup, 'snowyRock', { land: { x: [-4600, 2600], y: [-2200, 4600], cells: [240, 240] }, height: mountains });
  for (const x of spread(14, [-201, 59]).filter((post) => Math.abs(post - 4) > 12 || post < 0)) {
    for (const [y, side] of [
      [ROAD + 0.35, 1],
      [-ROAD - 0.35, -1],
    ]) {
      addBlock(soup, 'orange', [
        [x, y, 1.15],
        [0.025, 0.025, 0.62],
      ]);
      addBlock(soup, 'block', [
        [x, y + 0.001 * side, 0.3],
        [0.025, 0.025, 0.3],
      ]);
    }
  }
  addWoods(soup);
  return soup;
}
