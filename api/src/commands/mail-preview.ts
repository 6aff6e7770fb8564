import fs from 'node:fs';
import path from 'node:path';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../calls/call-table.ts';
import { SUBSCRIBER_LISTS } from '../db/visit-schema.ts';
import { markup } from '../model/markup.ts';
import { applicationMail } from '../modules/application/application-mail.model.ts';
import { applicationLink } from '../modules/application/application-message.service.ts';
import { APPLICATION_MAIL, type ApplicationEvent } from '../modules/application/application.words.ts';
import { findPavilion } from '../modules/booking/calendar.service.ts';
import { thanksMail } from '../modules/booking/feedback/thanks-mail.model.ts';
import { manageLink } from '../modules/booking/messages/visit-link.service.ts';
import { visitMail } from '../modules/booking/messages/visit-mail.model.ts';
import { VISIT_MAIL, type VisitEvent } from '../modules/booking/messages/visit-mail.words.ts';
import { waitingMail } from '../modules/booking/waiting/waiting-mail.model.ts';
import { WAITING_MAIL, type WaitingEvent } from '../modules/booking/waiting/waiting.words.ts';
import { mailPage, type MailDocument } from '../modules/outbox/mail/mail-content.service.ts';
import { findSiteInfo } from '../modules/site/site.service.ts';
import { previewAlert } from '../modules/subscription/alerts/announcement-alerts.service.ts';
import { previewNewsletter } from '../modules/subscription/newsletter.service.ts';
import { subscriptionMail, type SubscriptionMail } from '../modules/subscription/subscription-mail.model.ts';
import { SUBSCRIPTION_WORDS } from '../modules/subscription/subscription-mail.words.ts';
import { previewPress } from '../modules/subscription/press/press-alerts.service.ts';
import { previewVacancies } from '../modules/subscription/vacancies/vacancy-alerts.service.ts';
import { codeMail } from '../modules/verification/code-mail.model.ts';

/** Of nobody: a day that no pack has, and a token that opens nothing. */
const VISIT = {
  reference: 'PV-20991201-7K3Q',
  date: '2099-12-01',
  start: '09:30',
  end: '11:00',
  visitors: 24,
  explainer: true,
  guideLanguage: 'en' as const,
};

const NEEDS: Record<Lang, string> = { cn: '2位轮椅使用者', en: 'Two visitors use wheelchairs' };
const CODE = '000000';

interface Preview {
  /** Of its file, without the ending. */
  name: string;
  document: MailDocument;
}

const JOB: Record<Lang, string> = { cn: '风洞试验工程师', en: 'Wind-tunnel test engineer' };

function applicationPreviews(lang: Lang, { site, siteOrigin }: { site: string; siteOrigin: string }): Preview[] {
  const sent = { reference: 'AP-20991201-7K3Q', job: JOB[lang], sentAt: '2099-12-01 09:30:00' };
  return (Object.keys(APPLICATION_MAIL) as ApplicationEvent[]).map((event) => {
    const link = event === 'withdrawn' ? '' : applicationLink(siteOrigin, lang, 'preview');
    return {
      name: `application-${event}.${lang}`,
      document: applicationMail(event, { ...sent, link }, { lang, site }),
    };
  });
}

async function previewsOf(services: VisitorServices, lang: Lang): Promise<Preview[]> {
  const { db, siteOrigin } = services;
  const { shortName: site } = await findSiteInfo(db, lang);
  const pavilion = await findPavilion(db, lang);
  const link = manageLink(siteOrigin, lang, 'preview');
  const context = { lang, site, pavilion, link, scanned: VISIT.reference };
  const visits = (Object.keys(VISIT_MAIL) as VisitEvent[]).map((event) => ({
    name: `visit-${event}.${lang}`,
    document: visitMail(event, { ...VISIT, needs: NEEDS[lang] }, context),
  }));
  const subscriptions = SUBSCRIBER_LISTS.flatMap((list) =>
    (Object.keys(SUBSCRIPTION_WORDS[list]) as SubscriptionMail[]).map((kind) => ({
      name: `${list === 'news' ? 'subscription' : list}-${kind}.${lang}`,
      document: subscriptionMail(kind, lang, { list, site, link: siteOrigin }),
    })),
  );
  const waits = (Object.keys(WAITING_MAIL) as WaitingEvent[]).map((event) => ({
    name: `waiting-${event}.${lang}`,
    document: waitingMail(
      event,
      { ...VISIT, site, link, until: '12-01 12:00' },
      { lang, place: pavilion.name, phone: pavilion.phone },
    ),
  }));
  return [
    { name: `code.${lang}`, document: codeMail(lang, { site, code: CODE }) },
    ...visits,
    ...waits,
    { name: `thanks.${lang}`, document: thanksMail(lang, { site, place: pavilion.name, phone: pavilion.phone, link }) },
    ...applicationPreviews(lang, { site, siteOrigin }),
    ...subscriptions,
    { name: `newsletter.${lang}`, document: await previewNewsletter(services, lang) },
    { name: `alert.${lang}`, document: await previewAlert(services, lang) },
    { name: `press.${lang}`, document: await previewPress(services, lang) },
    { name: `vacancies.${lang}`, document: await previewVacancies(services, lang) },
  ];
}

/** Writes every mail in both languages into a folder, with a page that shows them all. @returns how many */
export async function writeMailPreviews(services: VisitorServices, folder: string): Promise<number> {
  const previews = [];
  for (const lang of LANGS) previews.push(...(await previewsOf(services, lang)));
  fs.mkdirSync(folder, { recursive: true });
  for (const { name, document } of previews) fs.writeFileSync(path.join(folder, `${name}.html`), mailPage(document));
  const frames = previews.map(
    ({ name, document }) =>
      markup`<h2>${name}: ${document.subject}</h2><iframe src="${name}.html" title="${name}"></iframe>`,
  );
  const page = markup`<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title>
<style>:root{color-scheme:light dark;font-family:system-ui}iframe{width:100%;max-width:660px;height:700px;border:0}</style>
<h1>Mails</h1>${frames}</html>`;
  fs.writeFileSync(path.join(folder, 'gallery.html'), page.text);
  return previews.length;
}
