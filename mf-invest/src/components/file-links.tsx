import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { TABLE_FORMATS, tableFile, type TableFiles, type TableFormat } from '../model/table-files.ts';

export interface FileLinksProps {
  of: TableFiles;
  names: Readonly<Record<TableFormat, string>>;
}

/** A table as files, in every format that there is (spec I7). */
export function FileLinks({ of, names }: FileLinksProps) {
  return TABLE_FORMATS.map((format) => (
    <TextLink key={format} href={tableFile(of, format)} download>
      {names[format]}
    </TextLink>
  ));
}
