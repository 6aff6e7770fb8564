import { bundleKey, bundleOrder } from 'shared/contract/media/media-bundle';
import { oneOf, pageQuery, type QueryParam } from 'shared/contract/section/query';

const shaped = (schema: { safeParse: (text: string) => { success: boolean } }): QueryParam<string> => ({
  fallback: '',
  read: (text) => (schema.safeParse(text).success ? text : undefined),
});

/** Which ZIP file; whose order it is, to take it back; and whether a page without script stays as it is. */
export const downloadQuery = pageQuery({
  key: shaped(bundleKey),
  order: shaped(bundleOrder),
  still: oneOf(['1'], ''),
});
