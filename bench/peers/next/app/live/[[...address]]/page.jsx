import { shownPage } from '../../shown-page.jsx';

export const dynamic = 'force-dynamic';

export default ({ params }) => shownPage('live', params);
