import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { Facts } from 'shared/ui/data/facts/facts';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../../messages/words.ts';
import { useBodyFacts, useVersionRows } from './use-figures.ts';
import css from './vehicle.module.css';

/** All figures of a vehicle: those of its body, of each of its drives, and what it is equipped with. */
export function VehicleData({ vehicle }: { vehicle: VehicleDetail }) {
  const t = useWords();
  const rows = useVersionRows(vehicle);
  const body = useBodyFacts(vehicle);
  const { versions, facts } = vehicle;
  return (
    <section className={`bound ${css['part']}`} aria-labelledby="data">
      <SectionHead id="data" title={t('vehicle.data')} />
      <DataTable
        caption={t('vehicle.drives')}
        columns={[t('vehicle.item'), ...versions.map(({ name }) => name)]}
        rows={rows
          .filter(({ of }) => versions.some((version) => of(version) !== undefined))
          .map(({ name, of }) => ({
            key: name,
            cells: [name, ...versions.map((version) => of(version) ?? t('vehicle.none'))],
          }))}
      />
      <div className={css['groups']}>
        <div className={css['group']}>
          <h3 className="title">{t('vehicle.dimensions')}</h3>
          <Facts facts={body} />
        </div>
        <Equipment vehicle={vehicle} />
        <div className={css['group']}>
          <h3 className="title">{t('vehicle.facts')}</h3>
          <Facts facts={facts} />
        </div>
      </div>
      <p className="note">{t('vehicle.note')}</p>
    </section>
  );
}

function Equipment({ vehicle: { airbags, safety, colours } }: { vehicle: VehicleDetail }) {
  const t = useWords();
  return (
    <div className={css['group']}>
      <h3 className="title">{t('vehicle.equipment')}</h3>
      <Facts
        facts={[
          ...(airbags === 0 ? [] : [{ name: t('vehicle.airbags'), value: String(airbags) }]),
          {
            name: t('vehicle.safety'),
            value: (
              <ul>
                {safety.map((system) => (
                  <li key={system}>{t(`vehicle.systems.${system}`)}</li>
                ))}
              </ul>
            ),
          },
          { name: t('vehicle.colours'), value: <Colours colours={colours} /> },
        ]}
      />
    </div>
  );
}

function Colours({ colours }: Pick<VehicleDetail, 'colours'>) {
  return (
    <ul>
      {colours.map(({ name, swatch }) => (
        <li key={name} className={css['colour']}>
          <svg className={css['swatch']} viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="9" fill={swatch} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
