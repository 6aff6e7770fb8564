import type { Lang } from '../../../contract/text/lang.ts';
import { SelectField } from '../select-field/select-field.tsx';
import { FilterBar, FilterChips } from './filter-bar.tsx';

const words = {
  cn: {
    label: '筛选报告',
    submit: '筛选',
    reset: '清除',
    kind: '类型',
    all: '全部',
    esg: '社会责任报告',
    annual: '年度报告',
    year: '年份',
    topics: '主题',
    names: ['气候', '安全', '供应链'],
  },
  en: {
    label: 'Filter reports',
    submit: 'Filter',
    reset: 'Show all',
    kind: 'Kind',
    all: 'All',
    esg: 'Responsibility',
    annual: 'Annual',
    year: 'Year',
    topics: 'Topics',
    names: ['Climate', 'Safety', 'Supply chain'],
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  const years = ['2025', '2024', '2023'].map((value) => ({ value, name: value }));
  const action = `/cn/${lang}/csr/reportList`;
  return {
    reports: (
      <FilterBar action={action} label={t.label} submit={t.submit} reset={{ href: action, name: t.reset }}>
        <FilterChips
          legend={t.kind}
          name="kind"
          chosen={['esg']}
          options={[
            { value: '', name: t.all, count: 31 },
            { value: 'esg', name: t.esg, count: 12 },
            { value: 'annual', name: t.annual, count: 19 },
          ]}
        />
        <SelectField id="filter-year" name="year" label={t.year} prompt={t.all} options={years} />
      </FilterBar>
    ),
    several: (
      <FilterBar action={action} label={`${t.label} 2`} submit={t.submit}>
        <FilterChips
          legend={t.topics}
          name="topic"
          several
          chosen={t.names.slice(1)}
          options={t.names.map((name) => ({ value: name, name }))}
        />
      </FilterBar>
    ),
  };
}
