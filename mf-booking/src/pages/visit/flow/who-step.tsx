import { useAlive } from 'shared';
import { Choice, ChoiceGroup } from 'shared/ui/form/choice/choice';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { useWords } from '../../../messages/words.ts';
import type { StepProps } from './flow.ts';

/** Either an organisation or a department is asked for (spec G-9); without script both fields stand there. */
export function WhoStep({ flow, error }: StepProps) {
  const t = useWords();
  const alive = useAlive();
  const { kind, company, department } = flow.state.draft;
  const { organisation } = flow.about.quotas ?? {};
  return (
    <>
      <ChoiceGroup id="kind" label={t('form.kind')} layout="cards">
        {(['external', 'internal'] as const).map((value) => (
          <Choice
            key={value}
            name="kind"
            value={value}
            checked={kind === value}
            note={t(`form.${value}Note`)}
            onChange={() => flow.change({ kind: value })}
          >
            {t(`form.${value}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      {(kind === 'external' || !alive) && (
        <TextField
          id="company"
          name="company"
          label={t('form.company')}
          autoComplete="organization"
          value={company}
          error={error('company')}
          onChange={(event) => flow.change({ company: event.target.value })}
        />
      )}
      {(kind === 'internal' || !alive) && (
        <TextField
          id="department"
          name="department"
          label={t('form.department')}
          autoComplete="off"
          value={department}
          error={error('department')}
          onChange={(event) => flow.change({ department: event.target.value })}
        />
      )}
      {organisation && <p className="note">{t('form.quota', { day: organisation.day, month: organisation.month })}</p>}
    </>
  );
}
