import { currentSpan, withinSpan } from 'shared/tracing/current-span';
import type { Span } from 'shared/tracing/span';
import type { RenderedAnswer, RenderRequest } from '../../renderer/messages.ts';
import type { RenderGiven } from './renderer.ts';

interface Rendering {
  /** Undefined for what belongs to no section. */
  section: string | undefined;
  request: RenderRequest;
  given: RenderGiven;
}

/** What a renderer says of its own time; section code runs beside who says it. */
function recordTimes(span: Span, times: readonly unknown[]): void {
  const [begun, loaded, ended = loaded] = times.slice(0, 3);
  const isTime = (time: unknown): time is number => typeof time === 'number' && Number.isFinite(time);
  if (!isTime(begun) || !isTime(loaded) || !isTime(ended)) return;
  span.record({ name: 'load', kind: 'internal' }, { begun, ended: loaded });
  if (times.length > 2) span.record({ name: 'markup', kind: 'internal' }, { begun: loaded, ended });
}

/** What is rendered, as a span: with the time that the renderer took, and below it what it requested of the service. */
export async function traceRender(
  { section = 'shell', request, given }: Rendering,
  render: (given: RenderGiven) => Promise<RenderedAnswer>,
): Promise<RenderedAnswer> {
  const page = request.page ?? request.kind;
  const attributes = { 'site.section': section, 'site.page': page, 'site.language': request.lang };
  const span = currentSpan()?.child({ name: `render ${page}`, kind: 'internal', attributes });
  if (!span) return render(given);
  const { services } = given;
  const traced: RenderGiven['services'] = {
    ...services,
    // It is requested by a message of another process, which knows of no trace.
    call: (...call) => withinSpan(span, () => services.call(...call)),
    timed: (times) => recordTimes(span, times),
  };
  try {
    return await render({ ...given, services: traced });
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}
