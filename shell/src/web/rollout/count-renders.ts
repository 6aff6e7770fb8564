import type { RenderContext } from '../page/render-request.ts';
import { RendererFailure } from '../renderers/renderer-failure.ts';

/** Told of every page that a section made for a visitor, or failed at by itself. */
export type OnRender = (section: string, isMade: boolean) => void;

/** The same context, with its renders counted. What the service caused is not counted. */
export function countRenders(context: RenderContext, onRender: OnRender): RenderContext {
  const { thrown } = context;
  return {
    ...context,
    report(error, about) {
      if (error instanceof RendererFailure) onRender(about.section, false);
      context.report(error, about);
    },
    thrown: {
      made(address) {
        onRender(address.match.section, true);
        thrown?.made(address);
      },
      async threw(snapshot, address, error) {
        onRender(address.match.section, false);
        await thrown?.threw(snapshot, address, error);
      },
    },
  };
}
