import { describe, expect, it } from 'vitest';
import { waitFault } from './seats-fault.ts';
import { bareSlot, waitsFor, waitValue } from './waiting-slot.ts';

describe('to wait for a slot', () => {
  const slot = { start: '09:30', end: '11:00', capacity: 60, remaining: 0, explainers: 2, waiting: 1 };

  it('is another choice than to book it', () => {
    const value = waitValue(slot);
    expect([waitsFor(value), waitsFor('09:30-11:00'), waitsFor('')]).toEqual([true, false, false]);
    expect([bareSlot(value), bareSlot('09:30-11:00')]).toEqual(['09:30-11:00', '09:30-11:00']);
  });

  it('makes no sense for what is there or can never be', () => {
    expect(waitFault(slot, 60)).toBeNull();
    expect(waitFault(slot, 61)).toEqual({ field: 'visitors', rule: 'large', count: 60 });
    expect(waitFault({ ...slot, remaining: 20 }, 20)).toEqual({ field: 'slot', rule: 'free' });
    expect(waitFault({ ...slot, remaining: 20 }, 21)).toBeNull();
  });
});
