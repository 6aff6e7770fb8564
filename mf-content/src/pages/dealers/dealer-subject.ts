import type { Dealer } from 'shared/contract/dealer/dealer';

/** Dealers as schema.org things; partners of the rescue are none. */
export function subjectOf(dealers: readonly Dealer[]): { subject?: object[] } {
  const subject = dealers
    .filter(({ kind }) => kind === 'dealer')
    .map(({ name, street, city, province, at, phone, opens, closes }) => ({
      '@type': 'AutoDealer',
      name,
      telephone: phone,
      openingHours: `Mo-Su ${opens}-${closes}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: province,
        addressCountry: 'CN',
      },
      geo: { '@type': 'GeoCoordinates', latitude: at.north, longitude: at.east },
    }));
  return subject.length === 0 ? {} : { subject };
}
