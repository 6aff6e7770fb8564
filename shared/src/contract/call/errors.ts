import type { Lang } from '../text/lang.ts';

interface ErrorEntry {
  /** HTTP status of the answer. Business outcomes are 200: the client reads the code. */
  status: number;
  message: Record<Lang, string>;
}

/** Every code the service answers with; `0000` is success (spec CALL-success, ERR-code). */
export const ERRORS = {
  '40001': {
    status: 200,
    message: { cn: '该内容没有此语言的版本', en: 'This content has no version in this language' },
  },
  '40004': { status: 200, message: { cn: '未找到该内容', en: 'This content was not found' } },
  '40005': { status: 200, message: { cn: '没有找到该预约', en: 'This booking was not found' } },
  '40006': { status: 200, message: { cn: '该链接无效或已过期', en: 'This link is not valid or has expired' } },
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
  '40012': {
    status: 200,
    message: { cn: '验证码不正确或已失效', en: 'The verification code is wrong or no longer valid' },
  },
  '40014': {
    status: 200,
    message: { cn: '发送前的校验未通过，请重试', en: 'The check before sending did not succeed, please try again' },
  },
  '40022': { status: 200, message: { cn: '请检查填写的内容', en: 'Please check what you entered' } },
  '40300': {
    status: 403,
    message: { cn: '不接受来自其他网站的请求', en: 'Requests from other sites are not accepted' },
  },
  '40400': { status: 404, message: { cn: '没有这个接口', en: 'There is no such call' } },
  '40500': {
    status: 405,
    message: { cn: '该接口不支持此请求方式', en: 'This call is not made with this method' },
  },
  /** data: `{remaining}` places of the slot */
  '40901': {
    status: 200,
    message: { cn: '该时段剩余名额不足', en: 'There are not enough places left in this slot' },
  },
  '40902': {
    status: 200,
    message: { cn: '该时段已没有讲解员', en: 'There is no explainer left in this slot' },
  },
  /** data: `{state}` of the day, as in the calendar */
  '40903': { status: 200, message: { cn: '该时段不可预约', en: 'This slot cannot be booked' } },
  '40904': {
    status: 200,
    message: { cn: '该请求编号已用于其他内容', en: 'This request key was used for something else' },
  },
  '40905': {
    status: 200,
    message: { cn: '已过改期和取消的截止时间', en: 'It is too late to change or cancel this visit' },
  },
  '40906': { status: 200, message: { cn: '该预约已取消', en: 'This booking has been cancelled' } },
  /** data: `{remaining}` places, as many as were asked for or more */
  '40907': {
    status: 200,
    message: { cn: '该时段仍有名额，可直接预约', en: 'This slot has places left: it can be booked' },
  },
  '40909': {
    status: 200,
    message: { cn: '该手机号码已在此时段候补', en: 'This phone is waiting for this slot already' },
  },
  /** data: `{state}` of the place in line */
  '40910': {
    status: 200,
    message: { cn: '该名额已不再为您保留', en: 'The places are no longer held for you' },
  },
  '40911': {
    status: 200,
    message: { cn: '该时段的候补人数已满', en: 'The waiting list of this slot is full' },
  },
  /** data: `{limit, window, most}`: whose limit is reached, in which time, and how many visits it is */
  '40912': {
    status: 200,
    message: {
      cn: '该单位或手机号码的预约次数已达上限',
      en: 'This organisation or phone has booked as many visits as it may',
    },
  },
  /** data: `{until}`, the first day on which it may book again */
  '40913': {
    status: 200,
    message: {
      cn: '该手机号码有预约未到访的记录，暂时不能预约',
      en: 'Visits booked with this phone were not made, so it cannot book for now',
    },
  },
  '40914': {
    status: 200,
    message: { cn: '您已申请过该职位', en: 'You have applied for this vacancy already' },
  },
  /** data: `{most}` open applications of one person */
  '40915': {
    status: 200,
    message: { cn: '您进行中的申请已达上限', en: 'You have as many open applications as one person may have' },
  },
  '40916': { status: 200, message: { cn: '该职位已停止接受申请', en: 'This vacancy takes no applications any more' } },
  '40908': {
    status: 200,
    message: { cn: '所选内容没有可下载的文件', en: 'Nothing of the selection can be downloaded' },
  },
  '40401': {
    status: 404,
    message: { cn: '该下载已失效，请重新选择', en: 'This download is no longer available, please select again' },
  },
  /** data: `{count, size, maxCount, maxSize}`, sizes in bytes */
  '41301': {
    status: 200,
    message: {
      cn: '所选文件超出单次下载的上限，请分批下载',
      en: 'The selection is larger than one download may be, please take it in parts',
    },
  },
  '41300': { status: 413, message: { cn: '请求内容过大', en: 'The request is too large' } },
  '41500': { status: 415, message: { cn: '请使用 JSON 格式', en: 'Please send JSON' } },
  '42900': {
    status: 429,
    message: { cn: '请求过于频繁，请稍后再试', en: 'Too many requests, please try again shortly' },
  },
  /** data: `{wait}` in seconds */
  '42901': {
    status: 429,
    message: { cn: '发送过于频繁，请稍后再试', en: 'Sent too often, please try again later' },
  },
  '50000': { status: 500, message: { cn: '服务出现问题', en: 'The service has a problem' } },
  '50300': { status: 503, message: { cn: '服务暂不可用', en: 'The service is not available' } },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

/**
 * What every call may answer besides its own errors: a message that is not as it must be, one that came too often or from
 * elsewhere, a service that cannot. `40004` is among them because nothing is there before the first import.
 */
export const COMMON_ERRORS = [
  '40000',
  '40004',
  '40010',
  '40011',
  '40022',
  '40300',
  '40400',
  '40500',
  '41300',
  '41500',
  '42900',
  '50000',
  '50300',
] as const satisfies readonly ErrorCode[];

/** What a call names in its row. */
export type OwnErrorCode = Exclude<ErrorCode, (typeof COMMON_ERRORS)[number]>;

/** What goes wrong in the browser before anything is sent, or without any answer (spec ERR-encryption, ERR-code). */
export const CLIENT_ERRORS = {
  '61001': { cn: '内容过长，无法用此密钥加密', en: 'The message is too long for the key' },
  '61002': { cn: '公钥无效', en: 'The public key is invalid' },
  '61003': { cn: '私钥无效', en: 'The private key is invalid' },
} as const satisfies Record<string, Record<Lang, string>>;

/** What a visitor reads when there is no code. */
export const UNKNOWN_ERROR: Readonly<Record<Lang, string>> = { cn: '未知错误', en: 'unknown error' };

export type ClientErrorCode = keyof typeof CLIENT_ERRORS;
