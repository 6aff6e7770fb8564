import type { Dispatch } from 'react';
import { Button } from 'shared/ui/form/button/button';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { Icon, type IconName } from 'shared/ui/media/icon/icon';
import { useWords } from '../../messages/words.ts';
import type { Move } from './orbit.ts';
import { VIEWER_PAINTS } from './paints.ts';
import type { ViewedVehicle } from './viewed-vehicle.ts';
import css from './viewer.module.css';
import type { ViewerEvent, ViewerState } from './viewer-state.ts';

export interface ViewerControlsProps {
  others: readonly ViewedVehicle[];
  state: ViewerState;
  send: Dispatch<ViewerEvent>;
}

const MOVES: readonly (readonly [Move, IconName])[] = [
  ['left', 'previous'],
  ['right', 'next'],
  ['up', 'up'],
  ['down', 'down'],
];

/** Everything that a pointer does on the vehicle, and more, as buttons and fields. */
export function ViewerControls({ others, state, send }: ViewerControlsProps) {
  const t = useWords();
  const { lamps, night, other } = state.appearance;
  return (
    <div className={css['controls']}>
      <Paints state={state} send={send} />
      <CameraMoves send={send} />
      <div className={css['acts']} role="group" aria-label={t('viewer.light')}>
        <Toggle name={t('viewer.lamps')} isOn={lamps} onClick={() => send({ kind: 'lamps' })} />
        <Toggle name={t('viewer.night')} isOn={night} onClick={() => send({ kind: 'night' })} />
        <Button type="button" onClick={() => send({ kind: 'closed' })}>
          {t('viewer.close')}
        </Button>
      </div>
      {others.length > 0 && (
        <SelectField
          id="viewer-beside"
          label={t('viewer.beside')}
          prompt={t('viewer.nobody')}
          options={others.map(({ id, name }) => ({ value: id, name }))}
          value={other}
          onChange={(event) => send({ kind: 'beside', other: event.target.value })}
        />
      )}
    </div>
  );
}

function CameraMoves({ send }: Pick<ViewerControlsProps, 'send'>) {
  const t = useWords();
  return (
    <div className={css['acts']} role="group" aria-label={t('viewer.camera')}>
      {MOVES.map(([move, icon]) => (
        <button
          key={move}
          className={css['round']}
          type="button"
          aria-label={t(`viewer.moves.${move}`)}
          onClick={() => send({ kind: 'moved', move })}
        >
          <Icon name={icon} />
        </button>
      ))}
      {(['nearer', 'farther'] as const).map((move) => (
        <button
          key={move}
          className={css['round']}
          type="button"
          aria-label={t(`viewer.moves.${move}`)}
          onClick={() => send({ kind: 'moved', move })}
        >
          {move === 'nearer' ? '+' : '−'}
        </button>
      ))}
      <Button type="button" weight="ghost" onClick={() => send({ kind: 'moved', move: 'reset' })}>
        {t('viewer.moves.reset')}
      </Button>
    </div>
  );
}

function Toggle({ name, isOn, onClick }: { name: string; isOn: boolean; onClick: () => void }) {
  return (
    <button className={css['toggle']} type="button" aria-pressed={isOn} onClick={onClick}>
      {name}
    </button>
  );
}

function Paints({ state, send }: Omit<ViewerControlsProps, 'others'>) {
  const t = useWords();
  const { paint } = state.appearance;
  return (
    <fieldset className={css['paints']}>
      <legend>{t('viewer.painted', { paint: t(`viewer.paints.${paint}`) })}</legend>
      {VIEWER_PAINTS.map(({ id, colour }) => (
        <label key={id} className={css['paint']}>
          <input
            type="radio"
            name="viewer-paint"
            value={id}
            checked={id === paint}
            onChange={() => send({ kind: 'painted', paint: id })}
          />
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="9" fill={colour} />
          </svg>
          <span className="visually-hidden">{t(`viewer.paints.${id}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
