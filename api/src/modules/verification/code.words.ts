import type { Lang } from 'shared/contract/text/lang';

interface Code {
  site: string;
  code: string;
}

/** One text message each: at most 70 characters in Chinese, 160 in English. */
export const CODE_TEXT: Record<Lang, (code: Code) => string> = {
  cn: ({ site, code }) => `【${site}】验证码${code}，用于参观预约，5分钟内有效。请勿告诉他人。`,
  en: ({ site, code }) => `[${site}] ${code} is your code for booking a visit, valid for 5 minutes. Do not share it.`,
};
