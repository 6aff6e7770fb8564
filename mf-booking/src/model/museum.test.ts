import { expect, it } from 'vitest';
import { PAVILION } from '../testing/pavilion-service.ts';
import { museumOf } from './museum.ts';

const HALL = { ...PAVILION, name: 'Pavilion', address: '1 Wind Road', phone: '+86 20 0000 0000', access: 'Lift' };

it('search engines learn where the pavilion is, when it opens and that it is free', () => {
  expect(museumOf({ ...HALL, openingHours: ['Tu-Su 09:30-16:30'] })).toEqual({
    '@type': 'Museum',
    name: 'Pavilion',
    address: { '@type': 'PostalAddress', streetAddress: '1 Wind Road', addressCountry: 'CN' },
    telephone: '+862000000000',
    isAccessibleForFree: true,
    publicAccess: true,
    amenityFeature: { '@type': 'LocationFeatureSpecification', name: 'Lift', value: true },
    openingHours: ['Tu-Su 09:30-16:30'],
  });
});

it('search engines learn no hours that are not known, and a telephone number as it was written', () => {
  const { openingHours: _, ...closed } = HALL;
  expect(museumOf({ ...closed, phone: 'on request' })).not.toHaveProperty('openingHours');
  expect(museumOf({ ...closed, phone: 'on request' })).toMatchObject({ telephone: 'on request' });
});
