import type { Lang } from 'shared/contract/text/lang';
import type { EntryBody } from '../../../imported/entry.model.ts';
import { pagePath } from '../../../model/page-addresses.ts';
import type { MailDocument } from '../../outbox/mail/mail-content.service.ts';
import type { AlertContext } from '../alerts/alert.model.ts';

type Job = EntryBody<'job'>;

interface Words {
  subject: (site: string, title: string, more: number) => string;
  title: (count: number) => string;
  pay: (least: string, most: string) => string;
  until: (day: string) => string;
  footer: (site: string) => string;
  manage: string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  cn: {
    subject: (site, title, more) => `${site}新职位：${title}${more > 0 ? `等${more + 1}个` : ''}`,
    title: (count) => `${count}个符合您搜索的新职位`,
    pay: (least, most) => `每月${least}至${most}元`,
    until: (day) => `${day}截止`,
    footer: (site) => `您订阅了${site}在招职位，因此收到此邮件。我们从不收取任何费用。`,
    manage: '更改或退订',
  },
  en: {
    subject: (site, title, more) => `${site}: ${title}${more > 0 ? ` and ${more} more` : ''}`,
    title: (count) => (count === 1 ? 'A new vacancy that fits' : `${count} new vacancies that fit`),
    pay: (least, most) => `CNY ${least}–${most} a month`,
    until: (day) => `until ${day}`,
    footer: (site) =>
      `You get this mail because you asked for vacancies at ${site}. We never charge fees, at any step of an application.`,
    manage: 'Change or unsubscribe',
  },
};

const figure = new Intl.NumberFormat('en');

function dayName(lang: Lang, day: string): string {
  const format = new Intl.DateTimeFormat(lang === 'cn' ? 'zh-CN' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

function aboutOf({ cityName, department, pay, closes }: Job, lang: Lang): string {
  const words = WORDS[lang];
  const range = words.pay(figure.format(pay.from), figure.format(pay.to));
  return [cityName[lang], department[lang], range, words.until(dayName(lang, closes))].join(' · ');
}

/** The mail about the vacancies of one day that fit a reader's searches; at least one. */
export function vacancyMail(jobs: readonly Job[], { lang, site, origin, manage }: AlertContext): MailDocument {
  const words = WORDS[lang];
  return {
    lang,
    site,
    subject: words.subject(site, jobs[0]?.title[lang] ?? '', jobs.length - 1),
    preview: jobs.map(({ title }) => title[lang]).join(' · '),
    title: words.title(jobs.length),
    blocks: [
      {
        kind: 'articles',
        articles: jobs.map((job) => ({
          title: job.title[lang],
          href: origin + pagePath(lang, 'talent.job', { id: job.id }),
          about: aboutOf(job, lang),
          summary: job.summary[lang],
        })),
      },
    ],
    footer: { text: words.footer(site), link: { label: words.manage, href: manage } },
  };
}
