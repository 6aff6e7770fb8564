import type { Pavilion } from 'shared/contract/booking/pavilion';
import { phoneLink } from './phone-link.ts';

/** The pavilion for search engines (schema.org/Museum). */
export function museumOf({ name, address, phone, access, openingHours }: Pavilion): object {
  return {
    '@type': 'Museum',
    name,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'CN' },
    telephone: phoneLink(phone)?.slice('tel:'.length) ?? phone,
    isAccessibleForFree: true,
    publicAccess: true,
    amenityFeature: { '@type': 'LocationFeatureSpecification', name: access, value: true },
    ...(openingHours && { openingHours }),
  };
}
