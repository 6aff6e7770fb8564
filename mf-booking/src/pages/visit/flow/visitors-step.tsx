import { useAlive, usePage } from 'shared';
import { LANGS } from 'shared/contract/text/lang';
import { Check } from 'shared/ui/form/check/check';
import { Choice, ChoiceGroup } from 'shared/ui/form/choice/choice';
import { TextField } from 'shared/ui/form/text-field/text-field';
import { SegmentsCheck } from '../../../components/segments-check.tsx';
import { useWords } from '../../../messages/words.ts';
import { mostParts, offerFor } from '../../../model/group-parts.ts';
import { asksFirst } from '../../../model/visit-draft.ts';
import { waitsFor } from '../../../model/waiting-slot.ts';
import type { StepProps } from './flow.ts';

export function VisitorsStep({ flow, error }: StepProps) {
  const t = useWords();
  const { visitors, explainer, needs } = flow.state.draft;
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
      <GuideLanguage flow={flow} />
      <TextField
        id="needs"
        name="needs"
        label={t('form.needs')}
        optional={t('form.optional')}
        hint={t('form.needsHint')}
        autoComplete="off"
        value={needs}
        error={error('needs')}
        onChange={(event) => flow.change({ needs: event.target.value })}
      />
      <Segments flow={flow} />
      <Large flow={flow} />
    </>
  );
}

/** Asked once a guide is; without script it stands there, and counts when one is. */
function GuideLanguage({ flow }: Pick<StepProps, 'flow'>) {
  const t = useWords();
  const alive = useAlive();
  const { lang } = usePage();
  const { explainer, guide } = flow.state.draft;
  if (alive && !explainer) return null;
  return (
    <ChoiceGroup id="guide" label={t('form.guide')}>
      {LANGS.map((value) => (
        <Choice
          key={value}
          name="guide"
          value={value}
          checked={(guide || lang) === value}
          onChange={() => flow.change({ guide: value })}
        >
          {t(`form.guideIn.${value}`)}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

function Segments({ flow: { about, state, change } }: Pick<StepProps, 'flow'>) {
  const { draft, calendars } = state;
  const offer = waitsFor(draft.slot) ? null : offerFor(draft, calendars, mostParts(about));
  return <SegmentsCheck offer={offer} agreed={draft.parts} onChange={(parts) => change({ parts })} />;
}

/** From how many on the pavilion answers by hand: told before anything is sent. */
function Large({ flow: { about, state } }: Pick<StepProps, 'flow'>) {
  const t = useWords();
  const { large } = about;
  if (!large) return null;
  const words = { min: large.approveFrom, count: large.answerDays };
  return <p className="note">{t(asksFirst(state.draft, large) ? 'form.isLarge' : 'form.large', words)}</p>;
}
