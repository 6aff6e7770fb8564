import type { Lang } from '../../../contract/text/lang.ts';
import { NameCard } from './name-card.tsx';

const words = {
  cn: {
    chair: ['陈屹', '董事长、执行董事'],
    facts: [
      { name: '任职', value: '2019年5月起' },
      { name: '委员会', value: '战略委员会（主任）、提名委员会' },
    ],
    text: '1974年出生。主持建设南沙风洞，2017年起带领风洞团队。',
  },
  en: {
    chair: ['Chen Yi', 'Chairman, executive director'],
    facts: [
      { name: 'Since', value: 'May 2019' },
      { name: 'Committees', value: 'Strategy (chair), nomination' },
    ],
    text: 'Born in 1974. Built the Nansha wind tunnel and has led its team since 2017.',
  },
};

export function examples(lang: Lang) {
  const { chair, facts, text } = words[lang];
  const [name = '', office = ''] = chair;
  return {
    signedAndPlain: (
      <ul className="card-grid">
        <li>
          <NameCard name={name} office={office} facts={facts} signed="chen-yi" latin={lang === 'cn'}>
            <p className="note">{text}</p>
          </NameCard>
        </li>
        <li>
          <NameCard name={name} office={office} />
        </li>
      </ul>
    ),
  };
}
