import type { AnnouncementPiece } from 'shared/contract/content/announcement-text';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import css from './announcement.module.css';

/** The text as it was filed, piece by piece. */
export function AnnouncementText({ pieces }: { pieces: readonly AnnouncementPiece[] }) {
  return pieces.map((piece) => <Piece key={keyOf(piece)} piece={piece} />);
}

const keyOf = (piece: AnnouncementPiece): string =>
  piece.kind === 'list'
    ? piece.items.join(' ')
    : `${piece.kind} ${piece.kind === 'table' ? piece.caption : piece.text}`;

function Piece({ piece }: { piece: AnnouncementPiece }) {
  switch (piece.kind) {
    case 'heading':
      return <h2 className={css['heading']}>{piece.text}</h2>;
    case 'paragraph':
      return <p>{piece.text}</p>;
    case 'list':
      return (
        <ul className={css['list']}>
          {piece.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <DataTable
          caption={piece.caption}
          columns={piece.columns}
          rows={piece.rows.map((cells) => ({ key: cells.join(' '), cells }))}
          narrow={piece.columns.length === 2 ? 'stack' : 'scroll'}
        />
      );
  }
}
