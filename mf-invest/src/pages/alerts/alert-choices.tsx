import { ANNOUNCEMENT_CATEGORIES } from 'shared/contract/content/announcement-text';
import type { AlertChoices } from 'shared/contract/invest/alert';
import { Check } from 'shared/ui/form/check/check';
import { FieldGroup } from 'shared/ui/form/field/field';
import { useWords } from '../../messages/words.ts';
import { MARKETS } from '../../model/stock-choice.ts';
import css from './alerts.module.css';

/** Whose announcements, and what they are about; nothing ticked is everything. */
export function AlertChoiceFields({ choices: { markets, categories } }: { choices: AlertChoices }) {
  const t = useWords();
  return (
    <>
      <FieldGroup id="alert-markets" label={t('alerts.markets')} hint={t('alerts.all')}>
        <div className={css['boxes']}>
          {MARKETS.map((one) => (
            <Check
              key={one}
              id={`market-${one}`}
              name={`market-${one}`}
              value="1"
              defaultChecked={markets.includes(one)}
            >
              {t(`quote.${one}`)}
            </Check>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup id="alert-categories" label={t('alerts.categories')} hint={t('alerts.all')}>
        <div className={css['boxes']}>
          {ANNOUNCEMENT_CATEGORIES.map((one) => (
            <Check
              key={one}
              id={`category-${one}`}
              name={`category-${one}`}
              value="1"
              defaultChecked={categories.includes(one)}
            >
              {t(`announcements.category.${one}`)}
            </Check>
          ))}
        </div>
      </FieldGroup>
    </>
  );
}
