import { definePage } from 'shared/server';
import { withFoot } from './components/invest-foot.tsx';
import { investAlerts } from './pages/alerts/alerts.load.ts';
import { AlertsPage } from './pages/alerts/alerts.page.tsx';
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
import { loadCertificate } from './pages/certificate/certificate.load.ts';
import { CertificatePage } from './pages/certificate/certificate.page.tsx';
import { loadContacts } from './pages/contacts/contacts.load.ts';
import { ContactsPage } from './pages/contacts/contacts.page.tsx';
import { loadData } from './pages/data/data.load.ts';
import { DataPage } from './pages/data/data.page.tsx';
import { loadGlossary } from './pages/glossary/glossary.load.ts';
import { GlossaryPage } from './pages/glossary/glossary.page.tsx';
import { loadMeetings } from './pages/meetings/meetings.load.ts';
import { MeetingsPage } from './pages/meetings/meetings.page.tsx';
import { loadNotice } from './pages/notice/notice.load.ts';
import { NoticePage } from './pages/notice/notice.page.tsx';
import { loadPerformance } from './pages/performance/performance.load.ts';
import { PerformancePage } from './pages/performance/performance.page.tsx';
import { loadRecord } from './pages/record/record.load.ts';
import { RecordPage } from './pages/record/record.page.tsx';
import { loadChapter } from './pages/chapter/chapter.load.ts';
import { ChapterPage } from './pages/chapter/chapter.page.tsx';
import { loadReport } from './pages/report/report.load.ts';
import { ReportPage } from './pages/report/report.page.tsx';
import { loadResults } from './pages/results/results.load.ts';
import { ResultsPage } from './pages/results/results.page.tsx';
import { loadStock } from './pages/stock/stock.load.ts';
import { StockPage } from './pages/stock/stock.page.tsx';

/** Every page folder: what it fetches, and what it shows. */
export const pages = {
  landing: definePage(loadLanding, withFoot(LandingPage)),
  stock: definePage(loadStock, withFoot(StockPage)),
  notice: definePage(loadNotice, withFoot(NoticePage)),
  announcement: definePage(loadAnnouncement, withFoot(AnnouncementPage)),
  alerts: definePage(investAlerts.load, withFoot(AlertsPage), investAlerts.act),
  results: definePage(loadResults, withFoot(ResultsPage)),
  briefing: definePage(loadBriefing, withFoot(BriefingPage)),
  calendar: definePage(loadCalendar, withFoot(CalendarPage)),
  info: definePage(loadInfo, withFoot(InfoPage)),
  report: definePage(loadReport, withFoot(ReportPage)),
  chapter: definePage(loadChapter, withFoot(ChapterPage)),
  performance: definePage(loadPerformance, withFoot(PerformancePage)),
  figures: definePage(loadFigures, withFoot(FiguresPage)),
  record: definePage(loadRecord, withFoot(RecordPage)),
  calculator: definePage(loadCalculator, withFoot(CalculatorPage)),
  education: definePage(loadEducation, withFoot(EducationPage)),
  certificate: definePage(loadCertificate, withFoot(CertificatePage)),
  contacts: definePage(loadContacts, withFoot(ContactsPage)),
  data: definePage(loadData, withFoot(DataPage)),
  glossary: definePage(loadGlossary, withFoot(GlossaryPage)),
  meetings: definePage(loadMeetings, withFoot(MeetingsPage)),
  composed: definePage(loadInvestPage, withFoot(ComposedPage)),
};
