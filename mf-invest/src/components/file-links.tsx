import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { SALES_FORMATS, type SalesFormat } from '../model/sales-subject.ts';

export interface FileLinksProps {
  file: (format: SalesFormat) => string;
  names: Readonly<Record<SalesFormat, string>>;
}

/** A table as files, in every format that there is (spec I7). */
export function FileLinks({ file, names }: FileLinksProps) {
  return SALES_FORMATS.map((format) => (
    <TextLink key={format} href={file(format)} download>
      {names[format]}
    </TextLink>
  ));
}
