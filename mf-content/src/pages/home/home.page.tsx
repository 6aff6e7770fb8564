import type { PageProps } from 'shared/server';
import { Brands } from './brands.tsx';
import { CompanyNews } from './company-news.tsx';
import { Entries } from './entries.tsx';
import { Hero } from './hero.tsx';
import type { HomeData } from './home.load.ts';
import { Investors } from './investors.tsx';
import { PavilionCall } from './pavilion-call.tsx';
import { Topics } from './topics.tsx';

/** The group at a glance, from the picture to the figures. */
export function HomePage({ data }: PageProps<HomeData>) {
  return (
    <>
      <Hero banners={data.banners} info={data.info} scenes={data.scenes} />
      <Topics items={data.topics} />
      <Brands brands={data.brands} chosen={data.brand} />
      <CompanyNews articles={data.news} />
      <Investors sales={data.sales} markets={data.markets} />
      <PavilionCall pavilion={data.pavilion} />
      <Entries items={data.entries} />
    </>
  );
}
