import { describe, expect, it } from 'vitest';
import { privateWordIn } from './private-words.ts';

const IN_CODE = 'shell/src/web/main.ts';

describe('a word of this repository only', () => {
  it.each([
    'door',
    'openDoor',
    'serverDoors',
    'load-door',
    'Surroundings',
    'createWardrobe',
    'dressOnce',
    'leashed',
    'salvage',
    'LineWish',
    'wishes',
    'findTold',
    'tellWaiting',
    'Telling',
    'troubles',
    'withTwin',
    'ground',
    'paper',
    'NIGHT',
    'Kept',
    'keptFor',
    'asked',
    'useCalm',
    'noteOutcome',
    'readLook',
    'LookForm',
    'Place',
    'FeedPlace',
    'takePlaces',
    'placesOf',
    'noPlaces',
    'Parts',
    'ClientParts',
    'partsOf',
    'createForm',
  ])('is refused: %s', (name) => {
    expect(privateWordIn(name, IN_CODE)).toContain(`"${name}"`);
  });

  it('is answered with the word to use', () => {
    expect(privateWordIn('openDoor', IN_CODE)).toBe(
      '"openDoor" is a word of this repository only; say entry, endpoint or load balancer',
    );
  });
});

describe('an ordinary word', () => {
  it.each([
    'indoors',
    'address',
    'addresses',
    'place',
    'places',
    'placeholder',
    'replace',
    'isInPlace',
    'part',
    'parts',
    'path.parts',
    'background',
    'backgroundColor',
    'playground',
    'notes',
    'noteOf',
    'lookUp',
    'lookup',
    'lookedUp',
    'keep',
    'form',
    'Formatter',
    'withheld',
    'intelligence',
    'night',
  ])('is free: %s', (name) => {
    expect(privateWordIn(name, IN_CODE)).toBeUndefined();
  });

  it.each([
    ['doorLine', 'art/src/body/shut-lines.ts'],
    ['doors', 'shared/src/contract/vehicle/vehicle-figures.ts'],
    ['ground', 'art/src/tracer/rig.ts'],
    ['Part', 'art/src/machines/part.ts'],
    ['Form', 'shared/src/ui/feedback/error-summary/error-summary.examples.tsx'],
  ])('is free where it is one: %s in %s', (name, path) => {
    expect(privateWordIn(name, path)).toBeUndefined();
  });
});
