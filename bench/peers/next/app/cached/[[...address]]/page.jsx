import { shownPage } from '../../shown-page.jsx';

/** Seconds: kept and renewed behind the visitor's back (ISR). */
export const revalidate = 60;
export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export default ({ params }) => shownPage('cached', params);
