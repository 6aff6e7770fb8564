import { STARTS } from 'shared/contract/talent/application';
import { Choice, ChoiceGroup } from 'shared/ui/form/choice/choice';
import { Field } from 'shared/ui/form/field/field';
import { fieldAttributes } from 'shared/ui/form/field/field-attributes';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { faultText, sizeText } from '../../messages/apply-text.ts';
import { useWords } from '../../messages/words.ts';
import type { ApplyField } from '../../model/apply-draft.ts';
import css from './apply.module.css';
import type { Application } from './use-application.ts';

/** What is said about a field, if anything is wrong with it. */
export function useError({ faults }: Application) {
  const t = useWords();
  return (field: ApplyField) => {
    const fault = faults.find((one) => one.field === field);
    return fault && faultText(t, fault);
  };
}

/** Who applies, and with what. */
export function ApplyFields({ application }: { application: Application }) {
  const t = useWords();
  const error = useError(application);
  const { draft, change } = application;
  return (
    <>
      <TextField
        id="contact"
        name="contact"
        label={t('apply.contact')}
        autoComplete="name"
        value={draft.contact}
        error={error('contact')}
        onChange={(event) => change({ contact: event.target.value })}
      />
      <TextField
        id="country"
        name="country"
        label={t('apply.country')}
        autoComplete="country-name"
        value={draft.country}
        error={error('country')}
        onChange={(event) => change({ country: event.target.value })}
      />
      <CvField application={application} error={error('cv')} />
      <Motivation application={application} error={error('motivation')} />
      <ChoiceGroup id="start" label={t('apply.start')} error={error('start')}>
        {STARTS.map((value) => (
          <Choice
            key={value}
            name="start"
            value={value}
            checked={draft.start === value}
            onChange={() => change({ start: value })}
          >
            {t(`apply.starts.${value}`)}
          </Choice>
        ))}
      </ChoiceGroup>
    </>
  );
}

interface PartProps {
  application: Application;
  error: string | undefined;
}

function CvField({ application: { cv, choose }, error }: PartProps) {
  const t = useWords();
  const hint = cv ? t('apply.cvHeld', { name: cv.name, size: sizeText(cv.bytes) }) : t('apply.cvHint');
  return (
    <Field id="cv" label={t('apply.cv')} hint={hint} error={error}>
      <input
        className={css['file']}
        type="file"
        name="cv"
        accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        onChange={(event) => choose(event.target.files?.[0] ?? null)}
        {...fieldAttributes({ id: 'cv', hint, error })}
      />
    </Field>
  );
}

function Motivation({ application: { draft, change }, error }: PartProps) {
  const t = useWords();
  const hint = t('apply.motivationHint');
  return (
    <Field id="motivation" label={t('apply.motivation')} hint={hint} error={error}>
      <textarea
        className={css['motivation']}
        name="motivation"
        rows={6}
        value={draft.motivation}
        onChange={(event) => change({ motivation: event.target.value })}
        {...fieldAttributes({ id: 'motivation', hint, error })}
      />
    </Field>
  );
}
