import type { VehicleDetail } from 'shared/contract/vehicle/vehicle';

const quantity = (value: number, unitCode: string) => ({ '@type': 'QuantitativeValue', value, unitCode });

/** A vehicle as schema.org has it; units by their UN/CEFACT codes. */
export function vehicleSubject({ name, href, type, brand, year, dimensions, doors, seats, versions }: VehicleDetail): {
  subject: object;
} {
  const isMotorcycle = type === 'motorcycle';
  const { length, width, height, wheelbase } = dimensions;
  return {
    subject: {
      '@type': isMotorcycle ? 'Motorcycle' : 'Car',
      name,
      model: name,
      url: href,
      brand: { '@type': 'Brand', name: brand.name },
      vehicleModelDate: String(year),
      ...(isMotorcycle ? {} : { bodyType: type, numberOfDoors: doors }),
      seatingCapacity: Math.max(...seats),
      depth: quantity(length, 'MMT'),
      width: quantity(width, 'MMT'),
      height: quantity(height, 'MMT'),
      wheelbase: quantity(wheelbase, 'MMT'),
      fuelType: [...new Set(versions.map(({ drive }) => drive))],
      weight: versions.map(({ kerbWeight }) => quantity(kerbWeight, 'KGM')),
      vehicleEngine: versions.map(({ name: version, drive, power, torque }) => ({
        '@type': 'EngineSpecification',
        name: version,
        fuelType: drive,
        enginePower: quantity(power, 'KWT'),
        ...(torque === undefined ? {} : { torque: quantity(torque, 'NU') }),
      })),
    },
  };
}
