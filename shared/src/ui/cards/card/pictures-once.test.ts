import { expect, it } from 'vitest';
import { picturesOnce } from './pictures-once.ts';

const picture = (name: string) => ({ name, width: 1280, height: 720, widths: [480], alt: '' });

it('a list shows a picture once and leaves the rest as it is', () => {
  const list = [
    { id: 1, picture: picture('v6') },
    { id: 2 },
    { id: 3, picture: picture('v6') },
    { id: 4, picture: picture('r1') },
  ];
  expect(picturesOnce(list).map(({ id, picture: shown }) => [id, shown?.name])).toEqual([
    [1, 'v6'],
    [2, undefined],
    [3, undefined],
    [4, 'r1'],
  ]);
});
