import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VehicleCard } from './vehicle-card.tsx';

const picture = { name: 'side-e9', width: 1040, height: 520, widths: [480, 1040], alt: 'The E9' };
const site = { href: 'https://yunji.example/', word: 'Site', label: 'E9, site', newTab: 'opens in a new tab' };

describe('the card of a vehicle', () => {
  it('names its link by the vehicle, because six links called “Site” say nothing', () => {
    const html = renderToStaticMarkup(<VehicleCard name="E9" kind="Saloon" picture={picture} site={site} />);
    expect(html).toMatch(/<a [^>]*aria-label="E9, site \(opens in a new tab\)"/);
    expect(html).toContain('rel="noopener"');
  });

  it('shows the dark variant of its picture where there is one', () => {
    const both = { ...picture, night: { name: 'side-e9-night', alt: '' } };
    const html = renderToStaticMarkup(<VehicleCard name="E9" kind="Saloon" picture={both} site={site} />);
    expect(html).toContain('side-e9-night-1040.webp');
  });
});
