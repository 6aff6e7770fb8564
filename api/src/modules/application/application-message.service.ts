import type { Lang } from 'shared/contract/text/lang';
import type { VisitorServices } from '../../calls/call-table.ts';
import type { Db } from '../../db/client.ts';
import { pagePath } from '../../model/page-addresses.ts';
import { stampOf } from '../../model/shanghai-time.ts';
import { mailContent } from '../outbox/mail/mail-content.service.ts';
import { templateOf } from '../outbox/sms/sms-template.service.ts';
import { findSiteInfo } from '../site/site.service.ts';
import { applicationMail } from './application-mail.model.ts';
import { openText, titleOf } from './application-view.service.ts';
import type { Application } from './application.store.ts';
import { APPLICATION_TEXT, type ApplicationEvent, type ApplicationTextKind } from './application.words.ts';

/** The token stands behind `#`: a browser sends that part to nobody. */
export function applicationLink(siteOrigin: string, lang: Lang, token: string): string {
  return `${siteOrigin}${pagePath(lang, 'talent.application')}#application=${token}`;
}

const textKind = (event: ApplicationEvent): ApplicationTextKind =>
  event === 'received' || event === 'withdrawn' ? event : 'changed';

/** Tells an applicant by mail or by text, wherever the code went. Inside a transaction; wake the outbox afterwards. */
export async function writeToApplicant(
  tx: Db,
  services: VisitorServices,
  { application, event }: { application: Application; event: ApplicationEvent },
): Promise<void> {
  const { data, outbox, siteOrigin } = services;
  const { language: lang, reference } = application;
  const { shortName: site } = await findSiteInfo(tx, lang);
  const [mobile, email] = [openText(data, application, 'sealed_mobile'), openText(data, application, 'sealed_email')];
  const token = openText(data, application, 'sealed_token');
  const link = event === 'withdrawn' ? '' : applicationLink(siteOrigin, lang, token);
  if (email !== '') {
    const job = await titleOf({ content: tx }, application);
    const mailed = { reference, job, sentAt: stampOf(application.created_at), link };
    const content = mailContent(applicationMail(event, mailed, { lang, site }), { to: email });
    await outbox.put(tx, { channel: 'mail', purpose: 'application', content });
    return;
  }
  const kind = textKind(event);
  const text = APPLICATION_TEXT[kind][lang]({ site, reference, link });
  const template = templateOf(`application.${kind}`, lang, { reference, token });
  await outbox.put(tx, { channel: 'sms', purpose: 'application', content: { to: mobile, text, template } });
}
