import { usePage } from 'shared';
import { numberFormat } from 'shared/i18n/formats';
import type { Dealer } from 'shared/contract/dealer/dealer';
import { useWords } from '../../messages/words.ts';
import css from './dealers.module.css';

/** One dealer: where it is, how to reach it, when it is open and what it does. */
export function DealerRow({ dealer }: { dealer: Dealer }) {
  const t = useWords();
  const { lang } = usePage();
  const { id, name, street, city, province, at, phone, opens, closes, brands, services, courtesyCars } = dealer;
  const isAlwaysOpen = opens === '00:00' && closes === '24:00';
  const place = city === province ? city : lang === 'cn' ? `${province}${city}` : `${city}, ${province}`;
  const separator = lang === 'cn' ? '、' : ', ';
  const facts: [name: string, value: string][] = [
    [t('dealers.hours'), isAlwaysOpen ? t('dealers.always') : t('dealers.daily', { opens, closes })],
    [t('dealers.brands'), brands.map((brand) => brand.name).join(separator)],
    [t('dealers.offers'), services.map((service) => t(`dealers.services.${service}`)).join(separator)],
    [t('dealers.courtesy'), courtesyCars === 0 ? '' : numberFormat(lang).format(courtesyCars)],
  ];
  return (
    <li className={css['dealer']}>
      <div className={css['who']}>
        <h3 className="title" id={id}>
          {name}
        </h3>
        <address className={css['address']}>
          {lang === 'cn' ? `${place}${street}` : `${street}, ${place}`}
          <a className={css['phone']} href={`tel:${phone}`}>
            {t('dealers.placeholder', { number: phone })}
          </a>
        </address>
        <a className="text-link" href={`geo:${at.north},${at.east}`} data-print="off">
          {t('dealers.route')}
          <span className="visually-hidden">{t('dealers.routeTo', { name })}</span>
        </a>
      </div>
      <dl className={css['facts']}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}
