import { Facts } from 'shared/ui/data/facts/facts';
import { TextLink } from 'shared/ui/navigation/text-link/text-link';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { InvestHead } from '../../components/invest-head.tsx';
import { useWords } from '../../messages/words.ts';
import { DATA_FORMATS, DATA_SETS, dataFile, LICENCE, type DataFormat, type DataSetName } from './open-data.ts';
import css from './data.module.css';

const FORMATS = Object.keys(DATA_FORMATS) as DataFormat[];
const TERMS = ['licence', 'fresh', 'access', 'units'] as const;

/** The figures of these pages for programs: files, what they hold, and on which terms (spec SCR-invest-data). */
export function DataPage() {
  const t = useWords();
  return (
    <div className="bound">
      <InvestHead page="openData" lead={t('openData.lead')} />
      {DATA_SETS.map((name) => (
        <DataSet key={name} name={name} />
      ))}
      <section className="section" aria-labelledby="terms">
        <SectionHead id="terms" title={t('openData.terms')} />
        <Facts
          facts={TERMS.map((term) => {
            const text = t(`openData.${term}Text`);
            return { name: t(`openData.${term}`), value: term === 'licence' ? <a href={LICENCE}>{text}</a> : text };
          })}
        />
      </section>
    </div>
  );
}

function DataSet({ name }: { name: DataSetName }) {
  const t = useWords();
  const title = t(`openData.sets.${name}.name`);
  return (
    <section className="section" aria-labelledby={name}>
      <SectionHead id={name} title={title} intro={t(`openData.sets.${name}.text`)} />
      <p className={css['files']}>
        {FORMATS.map((format) => (
          <TextLink
            key={format}
            href={dataFile(name, format)}
            label={t('openData.linkOf', { format: t(`openData.${format}`), name: title })}
            download
          >
            {t(`openData.${format}`)}
          </TextLink>
        ))}
      </p>
      <p className={css['address']}>
        <code>{`GET ${dataFile(name, 'json')}`}</code>
      </p>
    </section>
  );
}
