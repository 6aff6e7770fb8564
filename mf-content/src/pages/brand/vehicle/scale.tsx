import { usePage } from 'shared';
import type { Brand } from 'shared/contract/content/brand';
import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';
import { DataTable } from 'shared/ui/data/data-table/data-table';
import { FilterBar } from 'shared/ui/form/filter-bar/filter-bar';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../../messages/words.ts';
import { paths } from '../../../paths.ts';
import { ScaleDrawing } from './scale-drawing.tsx';
import { useComparison } from './use-comparison.ts';
import css from './vehicle.module.css';

export interface ScaleProps {
  vehicle: VehicleDetail;
  /** Whose outline lies over it. */
  other: VehicleDetail | null;
  brands: readonly Brand[];
}

/** A vehicle to the millimetre from the side, and another one over it that the address names. */
export function Scale({ vehicle, other, brands }: ScaleProps) {
  const t = useWords();
  const rows = useComparison(vehicle, other);
  const title = other ? t('vehicle.compared', { name: vehicle.name, other: other.name }) : t('vehicle.scale');
  return (
    <section className={`bound ${css['part']}`} aria-labelledby="scale">
      <SectionHead id="scale" title={title} intro={t('vehicle.scaleLead')} />
      <ScaleDrawing vehicle={vehicle} other={other} />
      {brands.length > 0 && <Choice vehicle={vehicle} other={other} brands={brands} />}
      {other && (
        <DataTable
          caption={title}
          quietCaption
          columns={[t('vehicle.item'), vehicle.name, other.name, t('vehicle.difference')]}
          rows={rows.map(({ name, cells }) => ({ key: name, cells: [name, ...cells] }))}
        />
      )}
    </section>
  );
}

function Choice({ vehicle: { id, name, brand }, other, brands }: ScaleProps) {
  const t = useWords();
  const { lang } = usePage();
  const options = brands
    .flatMap(({ vehicles }) => vehicles)
    .flatMap(({ id: value, tit }) => (value === undefined || value === id ? [] : [{ value, name: tit }]));
  const alone = paths.brand.href(lang, { brand: brand.id, vehicle: id });
  return (
    <FilterBar
      action={`${paths.brand.href(lang)}#scale`}
      label={t('vehicle.scaleChoice')}
      submit={t('vehicle.show')}
      reset={other ? { href: `${alone}#scale`, name: t('vehicle.only', { name }) } : undefined}
    >
      <input type="hidden" name="brand" value={brand.id} />
      <input type="hidden" name="vehicle" value={id} />
      <SelectField
        id="compare"
        name="compare"
        label={t('vehicle.scaleChoice')}
        prompt={t('vehicle.noOther')}
        options={options}
        defaultValue={other?.id ?? ''}
      />
    </FilterBar>
  );
}
