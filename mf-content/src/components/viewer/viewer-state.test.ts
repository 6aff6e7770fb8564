import { describe, expect, it } from 'vitest';
import { START } from './orbit.ts';
import { afterEvent, CLOSED, type ViewerEvent } from './viewer-state.ts';

const after = (...events: ViewerEvent[]) => events.reduce(afterEvent, CLOSED);
const OPENED: ViewerEvent[] = [{ kind: 'wanted', savesData: false }, { kind: 'ready' }];

describe('a visitor who wants to turn a vehicle round', () => {
  it('waits for the model and then has it', () => {
    expect(after({ kind: 'wanted', savesData: false }).status).toBe('loading');
    expect(after(...OPENED)).toMatchObject({ status: 'open', failure: null, news: { kind: 'opened' }, orbit: START });
  });

  it('is asked first where data is saved, and may leave it', () => {
    const question: ViewerEvent = { kind: 'wanted', savesData: true };
    expect(after(question).status).toBe('asking');
    expect(after(question, { kind: 'ready' }).status).toBe('asking');
    expect(after(question, { kind: 'agreed' }).status).toBe('loading');
    expect(after(question, { kind: 'closed' })).toEqual(CLOSED);
  });

  it.each(['webgl', 'network', 'lost'] as const)(
    'sees the picture again and why after %s, and can try again',
    (failure) => {
      const failed = after(...OPENED, { kind: 'failed', failure });
      expect(failed).toMatchObject({ status: 'closed', failure });
      expect(afterEvent(failed, { kind: 'wanted', savesData: false })).toMatchObject({
        status: 'loading',
        failure: null,
      });
    },
  );

  it('finds paint, lights and company again when it is opened again, but stands where it begins', () => {
    const left = after(
      ...OPENED,
      { kind: 'painted', paint: 'jade' },
      { kind: 'lamps' },
      { kind: 'beside', other: 'yunji-e9' },
      { kind: 'moved', move: 'left' },
      { kind: 'closed' },
    );
    expect(left).toMatchObject({ status: 'closed', orbit: START, news: null });
    expect(left.appearance).toEqual({ paint: 'jade', lamps: true, night: false, other: 'yunji-e9' });
  });

  it('changes nothing of what is not there yet', () => {
    const waiting = after({ kind: 'wanted', savesData: false });
    for (const event of [{ kind: 'lamps' }, { kind: 'moved', move: 'left' }, { kind: 'rested' }] as ViewerEvent[])
      expect(afterEvent(waiting, event)).toBe(waiting);
  });
});

describe('who cannot see the vehicle', () => {
  const news = (...events: ViewerEvent[]) => after(...OPENED, ...events).news;

  it('is told of paint, light and company', () => {
    expect(news({ kind: 'painted', paint: 'kiln' })).toEqual({ kind: 'paint', paint: 'kiln' });
    expect(news({ kind: 'lamps' })).toEqual({ kind: 'lampsOn' });
    expect(news({ kind: 'lamps' }, { kind: 'lamps' })).toEqual({ kind: 'lampsOff' });
    expect(news({ kind: 'night' })).toEqual({ kind: 'night' });
    expect(after(...OPENED, { kind: 'night' }).appearance.lamps).toBe(true);
    expect(news({ kind: 'night' }, { kind: 'night' })).toEqual({ kind: 'day' });
    expect(news({ kind: 'beside', other: 'yunji-e9' })).toEqual({ kind: 'beside' });
    expect(news({ kind: 'beside', other: '' })).toEqual({ kind: 'alone' });
  });

  it('is told which side is seen after keys, and after a drag once the pointer rests', () => {
    expect(news({ kind: 'moved', move: 'right' })).toEqual({ kind: 'side', side: 'frontRight' });
    expect(news({ kind: 'moved', move: 'reset' })).toEqual({ kind: 'reset' });
    const drag: ViewerEvent = { kind: 'dragged', around: -48, up: 3 };
    expect(news(drag)).toEqual({ kind: 'opened' });
    expect(news(drag, { kind: 'rested' })).toEqual({ kind: 'side', side: 'right' });
    expect(after(...OPENED, drag, { kind: 'zoomed', factor: 0.9 }).orbit).toEqual({
      azimuth: 270,
      elevation: START.elevation + 3,
      distance: 0.9,
    });
  });
});
