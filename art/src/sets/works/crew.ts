import type { Outfit } from '../people/person.ts';
import type { Passing } from '../people/passers-by.ts';

/** What people in the works wear: blue, grey or a light jacket, and bands that shine. */
const FITTER: Outfit = { jacket: 'clothNavy', trousers: 'clothNavy', helmet: 'signWhite', bands: 'signWhite' };
const SETTER: Outfit = { jacket: 'safetyYellow', trousers: 'clothGrey', helmet: 'hoseBlue', bands: 'signWhite' };
const ENGINEER: Outfit = { jacket: 'clothLight', trousers: 'denim', helmet: 'signWhite' };
const LEADER: Outfit = { jacket: 'robotOrange', trousers: 'clothGrey', helmet: 'safetyYellow', bands: 'signWhite' };

/** On the ways beside the line, seen along it. */
export const ALONG_LINE: Passing = {
  seconds: 0.42,
  people: [
    { at: [-3.4, 6.1], heading: 180, pace: 1.25, outfit: FITTER, step: 0.4 },
    { at: [2.6, 6.5], heading: 0, pace: 1.35, outfit: SETTER, step: 0.9 },
    { at: [5.2, -6.2], heading: 180, pace: 1.2, outfit: ENGINEER, step: 0.1, tall: 0.95 },
    { at: [-0.6, -6.6], heading: 0, pace: 1.3, outfit: LEADER, step: 0.7 },
    { at: [11.5, 6.2], heading: 180, pace: 1.1, outfit: FITTER, step: 0.2 },
    { at: [-4.2, -6], heading: 0, pace: 1.2, outfit: FITTER, step: 0.5, tall: 1.02 },
    { at: [9.2, 3.9], heading: 90, pace: 0, outfit: SETTER, step: 0.5, tall: 1.02 },
  ],
};

/** Behind the fence of a station. */
export const BEHIND_STATION: Passing = {
  seconds: 0.26,
  people: [
    { at: [-2.85, 6.2], heading: 180, pace: 1.3, outfit: FITTER, step: 0.3 },
    { at: [-5.6, 6.6], heading: 0, pace: 1.2, outfit: SETTER, step: 0.8, tall: 0.96 },
    { at: [-8.4, 6], heading: 180, pace: 1.25, outfit: ENGINEER, step: 0.1 },
    { at: [0.7, 6.3], heading: 0, pace: 1.4, outfit: LEADER, step: 0.6, tall: 1.02 },
  ],
};

/** Two watch the marriage, two walk past. */
export const AT_MARRIAGE: Passing = {
  seconds: 0.55,
  people: [
    { at: [3.1, 2.5], heading: 205, pace: 0, outfit: ENGINEER, step: 0.5 },
    { at: [-3.3, -2.1], heading: 40, pace: 0, outfit: SETTER, tall: 0.97 },
    { at: [-2.2, 6.3], heading: 180, pace: 1.3, outfit: FITTER, step: 0.2 },
    { at: [1.7, 6.7], heading: 0, pace: 1.25, outfit: LEADER, step: 0.8 },
  ],
};
