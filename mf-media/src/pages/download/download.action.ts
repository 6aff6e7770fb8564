import { bundleCancel } from 'shared/contract/media/media-bundle';
import { PICK_MARK } from 'shared/contract/media/media-terms';
import { NOT_FOUND } from 'shared/contract/section/missing-screen';
import { isApiError, type ActionOutcome, type ActionServices, type FormRequest } from 'shared/contract/section/section';
import { paths } from '../../paths.ts';
import type { DownloadData } from './download.load.ts';

/** Takes the order back, and leads to what was chosen. */
export async function cancelDownload(
  { fields, lang }: FormRequest,
  { api }: ActionServices,
): Promise<ActionOutcome<DownloadData>> {
  const order = bundleCancel.safeParse({ key: fields['key'], order: fields['order'] });
  if (!order.success) return NOT_FOUND;
  try {
    const { picks } = await api.call('media/bundle', { key: order.data.key });
    await api.call('media/cancelBundle', order.data);
    return { kind: 'redirect', status: 303, to: paths.basket.href(lang, { picks: picks.join(PICK_MARK) }) };
  } catch (error) {
    if (!isApiError(error) || error.code !== '40401') throw error;
    return { kind: 'redirect', status: 303, to: paths.basket.href(lang) };
  }
}
