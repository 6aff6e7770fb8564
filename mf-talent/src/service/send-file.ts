import { z } from 'zod';
import { ApiError, type FormApi } from 'shared/contract/section/section';
import { API_PREFIX } from 'shared/contract/site/site';
import {
  CV_MESSAGE_TYPE,
  CV_MOST_BYTES,
  CV_PATH,
  cvTaken,
  isCvName,
  type CvTaken,
} from 'shared/contract/talent/cv-file';
import { sealFile } from 'shared/crypto/seal-file';
import type { ApplyRefusal } from '../model/apply-draft.ts';
import { refusalOf } from '../model/apply-refusal.ts';

/** A file of 5 MB over the slowest network that still arrives. */
const PATIENCE_MS = 120_000;

const answer = z.object({ code: z.string(), data: z.unknown() });

/** What the service answered for a file, as text. */
export function fileAnswer(text: string): { cv: CvTaken } | ApplyRefusal {
  try {
    const { code, data } = answer.parse(JSON.parse(text));
    return code === '0000' ? { cv: cvTaken.parse(data) } : refusalOf(new ApiError(code, '', data));
  } catch {
    return { failure: { kind: 'down' } };
  }
}

const broken = (rule: string): ApplyRefusal => ({ faults: [{ field: 'cv', rule }] });

async function post(file: File, api: FormApi, skew: number): Promise<{ text: string; status: number; date: number }> {
  const key = await api.call('crypto/key', {});
  const body = await sealFile({ name: file.name, bytes: await file.arrayBuffer() }, { key, now: Date.now() + skew });
  const response = await fetch(`${API_PREFIX}/${CV_PATH}`, {
    method: 'POST',
    headers: { 'content-type': CV_MESSAGE_TYPE },
    body,
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { text: await response.text(), status: response.status, date: Date.parse(response.headers.get('date') ?? '') };
}

/** Seals a file in the browser and hands it to the service; what cannot be taken is told before it travels. Never rejects. */
export async function sendFile(file: File, api: FormApi): Promise<{ cv: CvTaken } | ApplyRefusal> {
  if (!isCvName(file.name)) return broken('name');
  if (file.size === 0) return broken('empty');
  if (file.size > CV_MOST_BYTES) return broken('size');
  try {
    const first = await post(file, api, 0);
    // The visitor's clock may be wrong: once more by that of the service.
    const isLate = first.status === 400 && !Number.isNaN(first.date);
    const { text } = isLate ? await post(file, api, first.date - Date.now()) : first;
    return fileAnswer(text);
  } catch {
    return { failure: { kind: 'down' } };
  }
}
