import type { Lang } from '../../../contract/text/lang.ts';
import { Disclosure, DisclosureList } from './disclosure.tsx';

const words = {
  cn: [
    ['可以当天预约吗？', '不可以。团体预约需提前1至60天。'],
    ['如何申请讲解？', '15人及以上的团体可以在预约时申请讲解，时长约50分钟。'],
    ['可以改期吗？', '可以，请在参观前一日15:00前通过短信中的链接改期。'],
  ],
  en: [
    ['Can I book for today?', 'No. Groups book 1 to 60 days ahead.'],
    [
      'How do I ask for a guide?',
      'Groups of 15 or more may ask for a guide while booking. Tours take about 50 minutes.',
    ],
    ['Can I move the visit?', 'Yes, through the link in your text message until 15:00 on the day before.'],
  ],
} as const;

export function examples(lang: Lang) {
  return {
    questions: (
      <DisclosureList>
        {words[lang].map(([question, answer], at) => (
          <Disclosure key={question} name="questions" summary={question} isOpen={at === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </DisclosureList>
    ),
  };
}
