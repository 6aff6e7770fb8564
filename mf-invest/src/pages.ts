import { definePage } from 'shared/server';
import { loadAnnouncement } from './pages/announcement/announcement.load.ts';
import { AnnouncementPage } from './pages/announcement/announcement.page.tsx';
import { loadBriefing } from './pages/briefing/briefing.load.ts';
import { BriefingPage } from './pages/briefing/briefing.page.tsx';
import { loadCalculator } from './pages/calculator/calculator.load.ts';
import { CalculatorPage } from './pages/calculator/calculator.page.tsx';
import { loadCalendar } from './pages/calendar/calendar.load.ts';
import { CalendarPage } from './pages/calendar/calendar.page.tsx';
import { loadInvestPage } from './pages/composed/composed.load.ts';
import { ComposedPage } from './pages/composed/composed.page.tsx';
import { loadEducation } from './pages/education/education.load.ts';
import { EducationPage } from './pages/education/education.page.tsx';
import { loadFigures } from './pages/figures/figures.load.ts';
import { FiguresPage } from './pages/figures/figures.page.tsx';
import { loadInfo } from './pages/info/info.load.ts';
import { InfoPage } from './pages/info/info.page.tsx';
import { loadLanding } from './pages/landing/landing.load.ts';
import { LandingPage } from './pages/landing/landing.page.tsx';
import { loadNotice } from './pages/notice/notice.load.ts';
import { NoticePage } from './pages/notice/notice.page.tsx';
import { loadPerformance } from './pages/performance/performance.load.ts';
import { PerformancePage } from './pages/performance/performance.page.tsx';
import { loadRecord } from './pages/record/record.load.ts';
import { RecordPage } from './pages/record/record.page.tsx';
import { loadResults } from './pages/results/results.load.ts';
import { ResultsPage } from './pages/results/results.page.tsx';
import { loadStock } from './pages/stock/stock.load.ts';
import { StockPage } from './pages/stock/stock.page.tsx';

/** Every page folder: what it fetches, and what it shows. */
export const pages = {
  landing: definePage(loadLanding, LandingPage),
  stock: definePage(loadStock, StockPage),
  notice: definePage(loadNotice, NoticePage),
  announcement: definePage(loadAnnouncement, AnnouncementPage),
  results: definePage(loadResults, ResultsPage),
  briefing: definePage(loadBriefing, BriefingPage),
  calendar: definePage(loadCalendar, CalendarPage),
  info: definePage(loadInfo, InfoPage),
  performance: definePage(loadPerformance, PerformancePage),
  figures: definePage(loadFigures, FiguresPage),
  record: definePage(loadRecord, RecordPage),
  calculator: definePage(loadCalculator, CalculatorPage),
  education: definePage(loadEducation, EducationPage),
  composed: definePage(loadInvestPage, ComposedPage),
};
