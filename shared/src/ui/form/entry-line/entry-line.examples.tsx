import type { Lang } from '../../../contract/text/lang.ts';
import css from '../field/field.module.css';
import { EntryLine } from './entry-line.tsx';

const words = {
  cn: { search: '搜索', keyword: '搜索关键词', email: '电子邮箱', subscribe: '订阅', wrong: '请输入正确的电子邮箱' },
  en: {
    search: 'Search',
    keyword: 'Search the site',
    email: 'E-mail address',
    subscribe: 'Subscribe',
    wrong: 'Please enter a correct e-mail address',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    large: (
      <form action="#ui-entry-line">
        <EntryLine label={t.keyword} action={t.search} placeholder={t.search} name="key" large />
      </form>
    ),
    wrong: (
      <form action="#ui-entry-line">
        <EntryLine
          label={t.email}
          action={t.subscribe}
          type="email"
          name="email"
          defaultValue="nobody"
          aria-invalid
          aria-describedby="entry-line-wrong"
        />
        <p id="entry-line-wrong" className={css['error']}>
          {t.wrong}
        </p>
      </form>
    ),
  };
}
