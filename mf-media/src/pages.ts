import { definePage } from 'shared/server';
import { loadFacts } from './pages/facts/facts.load.ts';
import { FactsPage } from './pages/facts/facts.page.tsx';
import { loadLibrary } from './pages/library/library.load.ts';
import { LibraryPage } from './pages/library/library.page.tsx';
import { cancelDownload } from './pages/download/download.action.ts';
import { loadDownload } from './pages/download/download.load.ts';
import { DownloadPage } from './pages/download/download.page.tsx';
import { loadEmbed } from './pages/embed/embed.load.ts';
import { EmbedPage } from './pages/embed/embed.page.tsx';
import { loadEntry } from './pages/entry/entry.load.ts';
import { EntryPage } from './pages/entry/entry.page.tsx';
import { loadLive } from './pages/live/live.load.ts';
import { LivePage } from './pages/live/live.page.tsx';
import { loadMaterial } from './pages/material/material.load.ts';
import { MaterialPage } from './pages/material/material.page.tsx';
import { loadNewsroom } from './pages/newsroom/newsroom.load.ts';
import { NewsroomPage } from './pages/newsroom/newsroom.page.tsx';
import { actOnAlerts, loadAlerts } from './pages/alerts/alerts.load.ts';
import { AlertsPage } from './pages/alerts/alerts.page.tsx';
import { loadSheet } from './pages/sheet/sheet.load.ts';
import { SheetPage } from './pages/sheet/sheet.page.tsx';
import { loadBasket } from './pages/basket/basket.load.ts';
import { BasketPage } from './pages/basket/basket.page.tsx';
import { loadTerms } from './pages/terms/terms.load.ts';
import { TermsPage } from './pages/terms/terms.page.tsx';
import { loadTopic } from './pages/topic/topic.load.ts';
import { TopicPage } from './pages/topic/topic.page.tsx';

/** Every page folder: what it fetches, and what it shows. */
export const pages = {
  library: definePage(loadLibrary, LibraryPage),
  entry: definePage(loadEntry, EntryPage),
  embed: definePage(loadEmbed, EmbedPage),
  facts: definePage(loadFacts, FactsPage),
  sheet: definePage(loadSheet, SheetPage),
  newsroom: definePage(loadNewsroom, NewsroomPage),
  material: definePage(loadMaterial, MaterialPage),
  live: definePage(loadLive, LivePage),
  alerts: definePage(loadAlerts, AlertsPage, actOnAlerts),
  topic: definePage(loadTopic, TopicPage),
  terms: definePage(loadTerms, TermsPage),
  download: definePage(loadDownload, DownloadPage, cancelDownload),
  basket: definePage(loadBasket, BasketPage),
};
