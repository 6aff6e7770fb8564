import type { Lang } from '../../../contract/text/lang.ts';
import { Choice, ChoiceGroup } from './choice.tsx';

const words = {
  cn: {
    guide: '是否需要讲解',
    yes: '需要',
    no: '不需要',
    few: '15人及以上可申请讲解',
    who: '预约类型',
    outside: '外部单位',
    outsideNote: '企业、学校、社会团体',
    inside: '内部部门',
    insideNote: '请填写部门',
    error: '请选择预约类型',
    slots: '12月16日，周三',
    free: (places: number) => `余${places}位，可讲解`,
    full: '约满，可候补',
  },
  en: {
    guide: 'Would you like a guide?',
    yes: 'Yes',
    no: 'No',
    few: 'From 15 visitors on',
    who: 'Booking for',
    outside: 'External organisation',
    outsideNote: 'Companies, schools, associations',
    inside: 'Internal department',
    insideNote: 'Give the department',
    error: 'Choose whom the booking is for',
    slots: 'Wednesday 16 December',
    free: (places: number) => `${places} places, guide available`,
    full: 'Full, join the waiting list',
  },
};

const SLOTS = [
  ['09:30–11:00', 36],
  ['11:00–12:30', 60],
  ['13:30–15:00', 14],
  ['15:00–16:30', 0],
] as const;

function Kinds({ lang, name }: { lang: Lang; name: string }) {
  const t = words[lang];
  return (
    <>
      <Choice name={name} value="outside" note={t.outsideNote}>
        {t.outside}
      </Choice>
      <Choice name={name} value="inside" note={t.insideNote}>
        {t.inside}
      </Choice>
    </>
  );
}

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    list: (
      <ChoiceGroup id="guide" label={t.guide}>
        <Choice name="guide" value="yes" defaultChecked>
          {t.yes}
        </Choice>
        <Choice name="guide" value="no" note={t.few}>
          {t.no}
        </Choice>
      </ChoiceGroup>
    ),
    cards: (
      <ChoiceGroup id="kind" label={t.who} layout="cards">
        <Choice name="kind" value="outside" note={t.outsideNote} defaultChecked>
          {t.outside}
        </Choice>
        <Choice name="kind" value="inside" note={t.insideNote}>
          {t.inside}
        </Choice>
      </ChoiceGroup>
    ),
    wrong: (
      <ChoiceGroup id="kind-wrong" label={t.who} layout="cards" error={t.error}>
        <Kinds lang={lang} name="kind-wrong" />
      </ChoiceGroup>
    ),
    rows: (
      <ChoiceGroup id="slot" label={t.slots} layout="rows">
        {SLOTS.map(([time, taken]) => (
          <Choice
            key={time}
            name="slot"
            value={time}
            taken={taken / 60}
            note={taken < 60 ? t.free(60 - taken) : t.full}
            defaultChecked={time === '13:30–15:00'}
            disabled={taken === 60}
          >
            {time}
          </Choice>
        ))}
      </ChoiceGroup>
    ),
  };
}
