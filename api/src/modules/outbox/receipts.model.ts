import { z } from 'zod';

/** What a provider says later of a message that it took. */
export interface Receipt {
  /** Of the message, as it was given to the provider. */
  id: string;
  state: 'delivered' | 'undelivered';
  /** The provider's code of what went wrong. */
  fault?: string | undefined;
}

const MOST_AT_ONCE = 500;
/** Codes only: what else a provider says may repeat the number. */
const code = z.string().regex(/^[\w.:-]{1,60}$/);
const id = z.string().min(1).max(100);

const ofWebhook = z
  .object({ id, state: z.enum(['delivered', 'undelivered']), fault: code.optional() })
  .transform((receipt): Receipt => receipt);

/** Alibaba Cloud: SmsReport, by HTTP. */
const ofAliyun = z
  .object({ out_id: id, success: z.boolean(), err_code: z.string() })
  .transform(({ out_id, success, err_code }) => receiptOf(out_id, success, err_code));

/** Tencent Cloud: status of delivery, by HTTP; `ext` is the context that the message was sent with. */
const ofTencent = z
  .object({ ext: id, report_status: z.enum(['SUCCESS', 'FAIL']), errmsg: z.string() })
  .transform(({ ext, report_status, errmsg }) => receiptOf(ext, report_status === 'SUCCESS', errmsg));

/** Twilio: StatusCallback, to an address of each message. */
const ofTwilio = z
  .object({ id, MessageStatus: z.enum(['delivered', 'undelivered', 'failed']), ErrorCode: z.string().default('') })
  .transform(({ id, MessageStatus, ErrorCode }) => receiptOf(id, MessageStatus === 'delivered', ErrorCode));

const receipt = z.union([ofWebhook, ofAliyun, ofTencent, ofTwilio]);

function receiptOf(id: string, isDelivered: boolean, fault: string): Receipt {
  if (isDelivered) return { id, state: 'delivered' };
  return { id, state: 'undelivered', fault: code.safeParse(fault).data ?? 'undelivered' };
}

/** The receipts in what a provider has sent: one or a list. Whatever else stands there (a message on its way) is none. */
export function readReceipts(body: unknown): Receipt[] {
  const all: readonly unknown[] = Array.isArray(body) ? body.slice(0, MOST_AT_ONCE) : [body];
  return all.flatMap((one) => receipt.safeParse(one).data ?? []);
}
