import { classNames } from '../../class-names.ts';
import { placeOf, type ProvinceCode } from '../../../contract/invest/provinces.ts';
import css from './tile-map.module.css';

export interface Tile {
  code: ProvinceCode;
  name: string;
  /** What there is, such as a number of dealers; divisions without a value stand in the grid but not in the list. */
  value?: string;
  /** How much that is, for the strength of the tile. */
  strength?: 1 | 2 | 3;
  href?: string;
}

export interface TileMapProps {
  /** What the values are. */
  label: string;
  tiles: readonly Tile[];
}

/** Where things are: a list by province, laid out as an abstract grid where there is room for it. */
export function TileMap({ label, tiles }: TileMapProps) {
  return (
    <ul className={css['map']} aria-label={label}>
      {tiles.map((tile) => {
        const { column, row } = placeOf(tile.code);
        const strength = tile.strength !== undefined && css[`s${tile.strength}`];
        return (
          <li
            key={tile.code}
            className={classNames(
              css['tile'],
              css[`c${column}`],
              css[`r${row}`],
              strength,
              !tile.value && css['empty'],
            )}
          >
            {tile.href === undefined ? (
              <span className={css['name']}>{tile.name}</span>
            ) : (
              <a className={css['name']} href={tile.href}>
                {tile.name}
              </a>
            )}
            {tile.value !== undefined && <span className={css['value']}>{tile.value}</span>}
          </li>
        );
      })}
    </ul>
  );
}
