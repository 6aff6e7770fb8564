import { Check } from 'shared/ui/form/check/check';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { useWords } from '../../../messages/words.ts';
import type { StepProps } from './flow.ts';

export function VisitorsStep({ flow, error }: StepProps) {
  const t = useWords();
  const { visitors, explainer } = flow.state.draft;
  const { mode, min } = flow.about.rule;
  return (
    <>
      <TextField
        id="visitors"
        name="visitors"
        kind="number"
        label={t('form.visitors')}
        hint={t('form.visitorsHint')}
        value={visitors}
        error={error('visitors')}
        onChange={(event) => flow.change({ visitors: event.target.value })}
      />
      <Check
        id="explainer"
        name="explainer"
        value="yes"
        checked={explainer}
        hint={t(`form.${mode}`, { min })}
        error={error('explainer')}
        onChange={(event) => flow.change({ explainer: event.target.checked })}
      >
        {t('form.explainer')}
      </Check>
    </>
  );
}
