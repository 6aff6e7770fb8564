import { usePage } from 'shared';
import type { Lang } from 'shared/contract/text/lang';
import { SALES_DIMENSIONS, type SalesTable } from 'shared/contract/invest/performance';
import { pageHref } from 'shared/contract/site/site-link';
import { dateFormat } from 'shared/i18n/formats';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { SelectField } from 'shared/ui/form/select-field/select-field';
import { TabsNav } from 'shared/ui/navigation/tabs-nav/tabs-nav';
import { useWords } from '../../messages/words.ts';
import { infoAddress, type InfoQuery } from '../../model/info-query.ts';
import { ChoiceForm } from './choice-form.tsx';
import { SalesExports, SalesFigureTable } from './sales-figure-table.tsx';

export interface SalesSectionProps {
  query: InfoQuery;
  months: readonly string[];
  table: SalesTable | null;
}

/** A month of the group in vehicles, by product category or by company (spec SCR-sales-table). */
export function SalesSection({ query, months, table }: SalesSectionProps) {
  const t = useWords();
  const { lang } = usePage();
  const tabs = SALES_DIMENSIONS.map((by) => ({
    name: t(`info.by.${by}`),
    href: pageHref(lang, infoAddress({ ...query, by }, 'sales')),
    current: by === query.by,
  }));
  return (
    <section className="section" aria-labelledby="sales">
      <SectionHead title={t('info.sales')} id="sales" intro={t('info.salesIntro')} />
      {table === null ? (
        <p className="note">{t('sales.missing')}</p>
      ) : (
        <div className="stack">
          <TabsNav label={t('info.byLabel')} tabs={tabs} />
          {months.length > 0 && <MonthChoice query={query} months={months} month={table.month} />}
          <SalesFigureTable table={table} what="output" month={monthName(table.month, lang)} />
          <SalesFigureTable
            table={table}
            what="sales"
            month={monthName(table.month, lang)}
            exports={<SalesExports table={table} />}
          />
          <p className="note">{t('info.source')}</p>
        </div>
      )}
    </section>
  );
}

function MonthChoice({ query, months, month }: { query: InfoQuery; months: readonly string[]; month: string }) {
  const t = useWords();
  const { lang } = usePage();
  return (
    <ChoiceForm label={t('info.chooseMonth')} part="sales" hidden={{ ...query, month: '' }}>
      <SelectField
        id="sales-month"
        name="month"
        label={t('info.month')}
        options={months.map((one) => ({ value: one, name: monthName(one, lang) }))}
        defaultValue={month}
      />
    </ChoiceForm>
  );
}

function monthName(month: string, lang: Lang): string {
  return dateFormat(lang, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
