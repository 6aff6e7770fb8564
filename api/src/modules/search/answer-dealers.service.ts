import { pageAddress } from '../../model/page-addresses.ts';
import { holdsWords, wordsText } from '../../model/holds-words.ts';
import type { Words } from '../../db/schema.ts';
import { dealerNetwork } from '../dealer/dealer.service.ts';
import type { Answering } from './answer-figures.service.ts';
import { ASKS, FACT_WORDS } from './answer.words.ts';

/** How many dealers there are, or such with a charger, in the city or province that a keyword names, or in all. */
export const dealerAnswer: Answering = async (services, lang, keyword) => {
  const isCharging = ASKS.charging.test(keyword);
  if (!isCharging && !ASKS.dealer.test(keyword)) return [];
  const { entries } = await dealerNetwork(services);
  const dealers = entries.filter(
    ({ point }) => point.kind === 'dealer' && (!isCharging || point.services.includes('charging')),
  );
  const view = isCharging ? { service: 'charging' } : {};
  if (dealers.length === 0) return [];
  const text = wordsText([keyword]);
  const isNamed = ({ name }: { name: Words }) => [name.cn, name.en].some((one) => holdsWords(text, one));
  const inCity = dealers.filter(({ city }) => isNamed(city));
  const found = inCity.length > 0 ? inCity : dealers.filter(({ province }) => isNamed(province));
  const [first] = found;
  const words = FACT_WORDS[lang];
  const titleIn = isCharging ? words.chargingIn : words.dealersIn;
  if (!first) {
    return [
      {
        title: titleIn(words.everywhere),
        value: words.dealers(dealers.length),
        note: '',
        url: pageAddress('content.dealers', view),
      },
    ];
  }
  const { city, province } = first;
  // Cities of one name in two provinces are both meant: then the search of the page shows them.
  const isOne = inCity.every((entry) => entry.city.id === city.id);
  const given = inCity.length === 0 ? { province: province.code } : { province: province.code, city: city.id };
  const place = inCity.length === 0 ? province.name[lang] : city.name[lang];
  const url = pageAddress('content.dealers', { ...(isOne ? given : { key: place }), ...view });
  return [{ title: titleIn(place), value: words.dealers(found.length), note: '', url }];
};
