import type { ComposedData } from 'shared/composed/data';
import type { Head } from 'shared/contract/section/section';

const TYPES: Readonly<Record<string, string>> = { csv: 'text/csv', pdf: 'application/pdf' };
const endingOf = (url: string) => url.slice(url.lastIndexOf('.') + 1);

/**
 * What a page of a report is for search engines, by the files that it leads to: a https://schema.org/Report with a PDF, a
 * https://schema.org/Dataset with its figures as a file.
 */
export function reportSubject({ title, shown }: ComposedData, { description }: Head): Pick<Head, 'subject'> {
  const blocks = shown.flatMap((one) => (one.kind === 'plain' ? [one.block] : []));
  const documents = blocks.flatMap((block) => (block.kind === 'documents' ? block.items : []));
  const links = blocks.flatMap((block) => (block.kind === 'tiles' ? block.items : []));
  const files = [...documents, ...links].flatMap(({ url }) => {
    const encodingFormat = TYPES[endingOf(url)];
    return encodingFormat === undefined ? [] : [{ contentUrl: url, encodingFormat }];
  });
  if (files.length === 0) return {};
  const [published] = documents;
  if (published) {
    const encoding = files.map((file) => ({ '@type': 'MediaObject', ...file }));
    return { subject: { '@type': 'Report', name: title, description, datePublished: published.date, encoding } };
  }
  const distribution = files.map((file) => ({ '@type': 'DataDownload', ...file }));
  return { subject: { '@type': 'Dataset', name: title, description, distribution } };
}
