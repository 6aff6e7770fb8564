import type { Lang } from 'shared/contract/text/lang';

interface Code {
  site: string;
  code: string;
}

/** One text message each: at most 70 characters in Chinese, 160 in English. */
export const CODE_TEXT: Record<Lang, (code: Code) => string> = {
  cn: ({ site, code }) => `【${site}】验证码${code}，用于确认您的联系方式，5分钟内有效。请勿告诉他人。`,
  en: ({ site, code }) => `[${site}] ${code} is your verification code, valid for 5 minutes. Do not share it.`,
};

interface CodeMailWords {
  subject: (site: string, code: string) => string;
  title: string;
  text: string;
  footer: (site: string) => string;
}

/** The same by mail. */
export const CODE_MAIL: Record<Lang, CodeMailWords> = {
  cn: {
    subject: (site, code) => `${code}是您在${site}的验证码`,
    title: '您的验证码',
    text: '请在您填写的页面输入此验证码，5分钟内有效。请勿告诉他人。',
    footer: (site) => `有人在${site}网站填写了此邮箱。不是您本人的话，无需理会，不会再有邮件。`,
  },
  en: {
    subject: (site, code) => `${code} is your verification code (${site})`,
    title: 'Your verification code',
    text: 'Enter it in the form within five minutes. Do not share it.',
    footer: (site) =>
      `Somebody entered your address in a form on the website of ${site}. If it is not you, there is nothing to do: no more mails will follow.`,
  },
};
