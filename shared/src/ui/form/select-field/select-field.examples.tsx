import type { Lang } from '../../../contract/text/lang.ts';
import { SelectField } from './select-field.tsx';

const words = {
  cn: {
    label: '讲解语言',
    prompt: '请选择',
    error: '请选择讲解语言',
    options: [
      { value: 'zh', name: '中文' },
      { value: 'en', name: '英文' },
    ],
  },
  en: {
    label: 'Language of the tour',
    prompt: 'Please choose',
    error: 'Choose the language of the tour',
    options: [
      { value: 'zh', name: 'Chinese' },
      { value: 'en', name: 'English' },
    ],
  },
};

export function examples(lang: Lang) {
  const { label, prompt, error, options } = words[lang];
  return {
    chosen: <SelectField id="tour" label={label} options={options} defaultValue="en" />,
    wrong: <SelectField id="tour-wrong" label={label} options={options} prompt={prompt} error={error} />,
  };
}
