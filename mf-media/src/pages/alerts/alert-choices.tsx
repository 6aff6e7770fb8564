import type { PressAlertChoices } from 'shared/contract/media/press-alert';
import { Check } from 'shared/ui/form/check/check';
import { FieldGroup } from 'shared/ui/form/field/field';
import { useWords } from '../../messages/words.ts';
import { PRESS_KINDS } from '../../model/press-choice.ts';
import type { AlertsData } from './alerts.load.ts';
import css from './alerts.module.css';

export interface AlertChoiceFieldsProps {
  choices: PressAlertChoices;
  brands: AlertsData['brands'];
}

/** What, and of which brands; nothing ticked is everything. */
export function AlertChoiceFields({ choices, brands }: AlertChoiceFieldsProps) {
  const t = useWords();
  const known = new Set(brands.map(({ id }) => id));
  // What somebody has chosen before is not lost while the brands are away.
  const others = choices.brands.filter((id) => !known.has(id)).map((id) => ({ id, name: id }));
  const offered = [...brands, ...others];
  return (
    <>
      <FieldGroup id="alert-kinds" label={t('alerts.kinds')} hint={t('alerts.all')}>
        <div className={css['boxes']}>
          {PRESS_KINDS.map((kind) => (
            <Check
              key={kind}
              id={`kind-${kind}`}
              name={`kind-${kind}`}
              value="1"
              defaultChecked={choices.kinds.includes(kind)}
            >
              {t(`newsroom.kinds.${kind}.title`)}
            </Check>
          ))}
        </div>
      </FieldGroup>
      {offered.length > 0 && (
        <FieldGroup id="alert-brands" label={t('alerts.brands')} hint={t('alerts.all')}>
          <div className={css['boxes']}>
            {offered.map(({ id, name }) => (
              <Check
                key={id}
                id={`brand-${id}`}
                name={`brand-${id}`}
                value="1"
                defaultChecked={choices.brands.includes(id)}
              >
                {name}
              </Check>
            ))}
          </div>
        </FieldGroup>
      )}
    </>
  );
}
