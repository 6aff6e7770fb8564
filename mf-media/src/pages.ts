import { definePage } from 'shared/server';
import { loadFacts } from './pages/facts/facts.load.ts';
import { FactsPage } from './pages/facts/facts.page.tsx';
import { loadLibrary } from './pages/library/library.load.ts';
import { LibraryPage } from './pages/library/library.page.tsx';
import { loadEntry } from './pages/entry/entry.load.ts';
import { EntryPage } from './pages/entry/entry.page.tsx';
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
  facts: definePage(loadFacts, FactsPage),
  sheet: definePage(loadSheet, SheetPage),
  topic: definePage(loadTopic, TopicPage),
  terms: definePage(loadTerms, TermsPage),
  basket: definePage(loadBasket, BasketPage),
};
