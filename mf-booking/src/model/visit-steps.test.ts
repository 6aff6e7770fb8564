import { describe, expect, it } from 'vitest';
import { FIRST, step, type VisitEvent, type VisitState } from './visit-steps.ts';

const after = (...events: VisitEvent[]): VisitState => events.reduce(step, FIRST);
const agree: VisitEvent = { type: 'agree', agreed: true };

describe('the first step of a group booking', () => {
  it('begins unread and never ticked in advance', () => {
    expect(FIRST).toMatchObject({ step: 'notice', read: false, agreed: false, refused: false });
  });

  it('does not go on without agreement, and says so', () => {
    expect(after({ type: 'read' }, { type: 'next' })).toMatchObject({ step: 'notice', refused: true });
  });

  it('does not take agreement to a notice that nobody has read', () => {
    expect(after(agree, { type: 'next' })).toMatchObject({ step: 'notice', agreed: false, refused: true });
  });

  it('goes on once the notice was read and agreed', () => {
    expect(after({ type: 'read' }, agree, { type: 'next' })).toMatchObject({ step: 'telephone', refused: false });
  });

  it('takes back its complaint with the tick, and the agreement with the untick', () => {
    const complained = after({ type: 'read' }, { type: 'next' });
    expect(step(complained, agree).refused).toBe(false);
    const unticked = step(step(complained, agree), { type: 'agree', agreed: false });
    expect(step(unticked, { type: 'next' })).toMatchObject({ step: 'notice', refused: true });
  });

  it('forgets nothing on the way back', () => {
    const back = after({ type: 'read' }, agree, { type: 'next' }, { type: 'visitors', text: '３２' }, { type: 'back' });
    expect(back).toMatchObject({ step: 'notice', read: true, agreed: true, visitors: '３２' });
    expect(step(back, { type: 'next' })).toMatchObject({ step: 'telephone', visitors: '３２' });
  });
});
