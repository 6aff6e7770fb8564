import type { Lang } from '../../../contract/text/lang.ts';
import control from './control.module.css';
import { Field, FieldGroup } from './field.tsx';
import { fieldAttributes } from './field-attributes.ts';

const words = {
  cn: { time: '希望到达时间', hint: '展馆9:30开放', group: '参观时长', from: '自', to: '至' },
  en: {
    time: 'Arrival time',
    hint: 'The pavilion opens at 9:30',
    group: 'Length of the visit',
    from: 'From',
    to: 'To',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    ownControl: (
      <Field id="arrival" label={t.time} hint={t.hint}>
        <input
          className={control['control']}
          type="time"
          defaultValue="10:00"
          {...fieldAttributes({ id: 'arrival', hint: t.hint })}
        />
      </Field>
    ),
    group: (
      <FieldGroup id="length" label={t.group}>
        <Field id="length-from" label={t.from}>
          <input className={control['control']} type="time" id="length-from" defaultValue="10:00" />
        </Field>
        <Field id="length-to" label={t.to}>
          <input className={control['control']} type="time" id="length-to" defaultValue="11:30" />
        </Field>
      </FieldGroup>
    ),
  };
}
