import { API_PREFIX } from 'shared/contract/site/site';

/** Data sets that the service gives to programs (spec I27). */
export const DATA_SETS = ['sales', 'keyFigures', 'dividends'] as const;
export type DataSetName = (typeof DATA_SETS)[number];

export const DATA_FORMATS = { csv: 'text/csv', json: 'application/json', schema: 'application/schema+json' } as const;
export type DataFormat = keyof typeof DATA_FORMATS;

const ENDINGS: Readonly<Record<DataFormat, string>> = { csv: 'csv', json: 'json', schema: 'schema.json' };

export function dataFile(name: DataSetName, format: DataFormat): string {
  return `${API_PREFIX}/open/${name}.${ENDINGS[format]}`;
}

export const LICENCE = 'https://creativecommons.org/licenses/by/4.0/';

/** As https://schema.org/Dataset; the schema describes the files and is none of them. */
export function dataSetOf(name: DataSetName, { title, description }: { title: string; description: string }): object {
  const distribution = (['csv', 'json'] as const).map((format) => ({
    '@type': 'DataDownload',
    encodingFormat: DATA_FORMATS[format],
    contentUrl: dataFile(name, format),
  }));
  return { '@type': 'Dataset', name: title, description, license: LICENCE, isAccessibleForFree: true, distribution };
}
