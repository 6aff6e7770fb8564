import type { RenderRequest } from '../../renderer/messages.ts';

export interface RendererEnd {
  reason: string;
  /** What it was busy with; null when it had nothing to do. */
  request: RenderRequest | null;
}

/** The process ended while it had this request, or took too long over it. */
export class RendererFailure extends Error {
  override readonly name = 'RendererFailure';
  /** Whether this request is what it was busy with. */
  readonly isCause: boolean;
  constructor(message: string, isCause: boolean) {
    super(message);
    this.isCause = isCause;
  }
}
