import type { Pavilion } from 'shared/contract/pavilion';

/** The pavilion for search engines (schema.org/Museum). */
export function museumOf({ name, address, phone, access, openingHours }: Pavilion): object {
  return {
    '@type': 'Museum',
    name,
    address,
    telephone: phone,
    isAccessibleForFree: true,
    publicAccess: true,
    amenityFeature: { '@type': 'LocationFeatureSpecification', name: access, value: true },
    ...(openingHours && { openingHours }),
  };
}
