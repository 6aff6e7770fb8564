import type { ComposedData } from 'shared/composed/data';
import type { Head } from 'shared/contract/section/section';

const TYPES: Readonly<Record<string, string>> = { csv: 'text/csv', pdf: 'application/pdf' };
const endingOf = (url: string) => url.slice(url.lastIndexOf('.') + 1);

/**
 * What a page of a report is for search engines, by the documents that it has: a https://schema.org/Report beside its
 * PDF, a https://schema.org/Dataset beside its figures as a file.
 */
export function reportSubject({ title, shown }: ComposedData, { description }: Head): Pick<Head, 'subject'> {
  const documents = shown.flatMap((one) =>
    one.kind === 'plain' && one.block.kind === 'documents' ? one.block.items : [],
  );
  const pdf = documents.find(({ url }) => endingOf(url) === 'pdf');
  const files = documents.map(({ url, size }) => ({
    contentUrl: url,
    encodingFormat: TYPES[endingOf(url)] ?? '',
    contentSize: `${size} B`,
  }));
  if (pdf) {
    const encoding = files.map((file) => ({ '@type': 'MediaObject', ...file }));
    return { subject: { '@type': 'Report', name: title, description, datePublished: pdf.date, encoding } };
  }
  if (files.length === 0) return {};
  const distribution = files.map((file) => ({ '@type': 'DataDownload', ...file }));
  return { subject: { '@type': 'Dataset', name: title, description, distribution } };
}
