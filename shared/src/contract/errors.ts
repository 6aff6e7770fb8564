import type { Lang } from './lang.ts';

interface ErrorEntry {
  /** HTTP status of the answer. Business outcomes are 200: the client reads the code. */
  status: number;
  message: Record<Lang, string>;
}

/** Every code the service answers with; `0000` is success (product specification §7, §8). */
export const ERRORS = {
  '40001': {
    status: 200,
    message: { cn: '该内容没有此语言的版本', en: 'This content has no version in this language' },
  },
  '40004': { status: 200, message: { cn: '未找到该内容', en: 'This content was not found' } },
  '40000': { status: 400, message: { cn: '请求格式不正确', en: 'The request is malformed' } },
  /** Whatever is wrong with a sealed body: one answer, so that nobody can probe what was. */
  '40010': {
    status: 400,
    message: { cn: '请求未通过安全校验，请重试', en: 'The request could not be verified, please try again' },
  },
  '40011': {
    status: 400,
    message: { cn: '个人信息须加密后发送', en: 'Personal details must be sent encrypted' },
  },
  '40022': { status: 200, message: { cn: '请检查填写的内容', en: 'Please check what you entered' } },
  '40300': {
    status: 403,
    message: { cn: '不接受来自其他网站的请求', en: 'Requests from other sites are not accepted' },
  },
  '40400': { status: 404, message: { cn: '没有这个接口', en: 'There is no such call' } },
  '41300': { status: 413, message: { cn: '请求内容过大', en: 'The request is too large' } },
  '41500': { status: 415, message: { cn: '请使用 JSON 格式', en: 'Please send JSON' } },
  '42900': {
    status: 429,
    message: { cn: '请求过于频繁，请稍后再试', en: 'Too many requests, please try again shortly' },
  },
  '50000': { status: 500, message: { cn: '服务出现问题', en: 'The service has a problem' } },
  '50300': { status: 503, message: { cn: '服务暂不可用', en: 'The service is not available' } },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/** What goes wrong in the browser before anything is sent, or without any answer (product specification §8). */
export const CLIENT_ERRORS = {
  '61001': { cn: '内容过长，无法用此密钥加密', en: 'The message is too long for the key' },
  '61002': { cn: '公钥无效', en: 'The public key is invalid' },
  '61003': { cn: '私钥无效', en: 'The private key is invalid' },
} as const satisfies Record<string, Record<Lang, string>>;

/** What a visitor reads when there is no code. */
export const UNKNOWN_ERROR: Readonly<Record<Lang, string>> = { cn: '未知错误', en: 'unknown error' };

export type ClientErrorCode = keyof typeof CLIENT_ERRORS;
