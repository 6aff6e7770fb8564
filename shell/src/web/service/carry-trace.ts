import { CALLS } from 'shared/contract/call/calls';
import { API_PREFIX } from 'shared/contract/site/site';
import { currentSpan } from 'shared/tracing/current-span';
import { writeTraceparent } from 'shared/tracing/trace-context';
import type { Span } from 'shared/tracing/span';
import type { Dispatcher } from 'undici';

/** Name of the call, or what else is asked of the service; never an address with what a visitor wrote in it. */
function callOf(path: string): string {
  const name = path.slice(API_PREFIX.length + 1).split('?', 1)[0] ?? '';
  return name in CALLS ? name : 'other';
}

function endingWith(handler: Dispatcher.DispatchHandler, span: Span): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (...given) => handler.onRequestStart?.(...given),
    onRequestUpgrade: (...given) => handler.onRequestUpgrade?.(...given),
    onResponseStart(...given) {
      span.set({ 'http.response.status_code': given[1] });
      return handler.onResponseStart?.(...given);
    },
    onResponseData: (...given) => handler.onResponseData?.(...given),
    onResponseEnd(...given) {
      span.end();
      return handler.onResponseEnd?.(...given);
    },
    onResponseError(...given) {
      span.fail(given[1]);
      span.end();
      return handler.onResponseError?.(...given);
    },
  };
}

/** Every message to the service as a span, which the service goes on with (W3C Trace Context). */
export const carryTrace: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  const call = callOf(options.path);
  const attributes = { 'site.call': call, 'http.request.method': options.method };
  const span = currentSpan()?.child({ name: call, kind: 'client', attributes });
  if (!span) return dispatch(options, handler);
  const headers = { ...(options.headers as Record<string, string>), traceparent: writeTraceparent(span.context) };
  return dispatch({ ...options, headers }, endingWith(handler, span));
};
