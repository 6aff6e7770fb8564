import { describe, expect, it } from 'vitest';
import { watchProperties } from './intrinsics.ts';

describe('properties that are watched', () => {
  it('are named when one has changed or is gone, and are well again when it is back', () => {
    const list = { map: () => [], length: 0 };
    const { map } = list;
    const changed = watchProperties({ list });
    expect(changed()).toBeNull();
    list.map = () => [];
    expect(changed()).toBe('list.map');
    list.map = map;
    expect(changed()).toBeNull();
    Reflect.deleteProperty(list, 'length');
    expect(changed()).toBe('list.length');
  });

  it('are never read where that runs code', () => {
    const read: string[] = [];
    const changed = watchProperties({
      list: {
        get size() {
          return read.push('size');
        },
      },
    });
    expect(changed()).toBeNull();
    expect(read).toEqual([]);
  });

  it('are those of the language, and are compared without what could have changed', () => {
    const list: object = Array.prototype;
    const { get, set } = Reflect;
    const { map, [Symbol.iterator]: iterate } = Array.prototype;
    const fail = () => {
      throw new Error('changed');
    };
    const changed = watchProperties();
    expect(changed()).toBeNull();
    let found: string | null = null;
    try {
      set(list, 'map', fail);
      set(list, Symbol.iterator, fail);
      set(Reflect, 'get', fail);
      found = changed();
    } finally {
      set(list, 'map', map);
      set(list, Symbol.iterator, iterate);
      set(Reflect, 'get', get);
    }
    expect(found).toMatch(/^Array\.prototype\./);
    expect(changed()).toBeNull();
  });
});
