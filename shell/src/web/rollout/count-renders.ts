import type { RenderContext } from '../page/render-request.ts';
import { RendererFailure } from '../renderers/renderer-failure.ts';

/** A page that a section made for a visitor, or failed at by itself. */
export interface Render {
  readonly section: string;
  readonly page: string;
  /** Milliseconds until it was made; null where it failed. */
  readonly ms: number | null;
}

export type OnRender = (render: Render) => void;

/** The same context, with its renders counted. What the service caused is not counted. */
export function countRenders(context: RenderContext, onRender: OnRender): RenderContext {
  const { thrown } = context;
  return {
    ...context,
    report(error, about) {
      if (error instanceof RendererFailure) onRender({ ...about, ms: null });
      context.report(error, about);
    },
    thrown: {
      made(address, ms) {
        const { section, page } = address.match;
        onRender({ section, page, ms });
        thrown?.made(address, ms);
      },
      async threw(snapshot, address, error) {
        const { section, page } = address.match;
        onRender({ section, page, ms: null });
        await thrown?.threw(snapshot, address, error);
      },
    },
  };
}
