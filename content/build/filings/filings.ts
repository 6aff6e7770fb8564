import type { AnnouncementCategory } from 'shared/contract/content/announcement-text';
import { RESPONSIBILITY } from '../document-figures.data.ts';
import { boardDate, boardElected, boardResolutions } from './board.ts';
import { dividendForH, dividendPayment, profitPlan } from './dividends.ts';
import type { Entry } from './figures.ts';
import { meetingNotice, meetingResults } from './meetings.ts';
import { auditor, briefingNotes, laboratory } from './others.ts';
import type { BothPieces } from './pieces.ts';
import { forecast, responsibility, resultsFiling } from './results.ts';
import { salesFiling } from './sales.ts';
import { monthlyReturn, nextDayReturn, repurchasePlan, repurchaseProgress } from './shares.ts';
import { guarantees, relatedTransactions } from './transactions.ts';

interface Filing {
  category: AnnouncementCategory;
  pieces: (entry: Entry) => BothPieces[];
  /** `HH:mm`, Asia/Shanghai, when both exchanges are closed. */
  time?: string;
  /** Filed in Chinese only, as the rules of the A shares allow. */
  chineseOnly?: true;
}

/** By the last words of the id of an announcement. */
const FILINGS: Readonly<Record<string, Filing>> = {
  sales: { category: 'sales', pieces: salesFiling, time: '16:40' },
  q1: { category: 'results', pieces: resultsFiling, time: '16:05' },
  q3: { category: 'results', pieces: resultsFiling, time: '16:05' },
  half: { category: 'results', pieces: resultsFiling, time: '16:05' },
  interim: { category: 'results', pieces: resultsFiling, time: '16:05' },
  annual: { category: 'results', pieces: resultsFiling, time: '16:05' },
  'half-summary': { category: 'results', pieces: resultsFiling, time: '16:05', chineseOnly: true },
  'annual-summary': { category: 'results', pieces: resultsFiling, time: '16:05', chineseOnly: true },
  forecast: { category: 'results', pieces: forecast },
  dividend: { category: 'dividend', pieces: dividendPayment },
  'profit-plan': { category: 'dividend', pieces: profitPlan, time: '16:05' },
  'interim-dividend': { category: 'dividend', pieces: dividendForH, time: '16:05' },
  'final-dividend': { category: 'dividend', pieces: dividendForH, time: '16:05' },
  meeting: { category: 'meeting', pieces: meetingResults, time: '19:10' },
  agm: { category: 'meeting', pieces: meetingResults, time: '19:10' },
  'egm-notice': { category: 'meeting', pieces: meetingNotice },
  'agm-notice': { category: 'meeting', pieces: meetingNotice },
  board: { category: 'board', pieces: boardResolutions },
  'board-date': { category: 'board', pieces: boardDate },
  'board-elected': { category: 'board', pieces: boardElected, time: '19:30' },
  repurchase: { category: 'shares', pieces: repurchaseProgress },
  'repurchase-report': { category: 'shares', pieces: repurchasePlan },
  return: { category: 'shares', pieces: nextDayReturn, time: '08:30' },
  monthly: { category: 'shares', pieces: monthlyReturn, time: '17:05' },
  related: { category: 'transaction', pieces: relatedTransactions },
  connected: { category: 'transaction', pieces: relatedTransactions },
  guarantee: { category: 'transaction', pieces: guarantees, time: '16:05' },
  laboratory: { category: 'other', pieces: laboratory },
  audit: { category: 'other', pieces: auditor, time: '16:05' },
  esg: { category: 'other', pieces: () => responsibility(RESPONSIBILITY['2025'] ?? []), time: '16:05' },
  'briefing-notes': { category: 'other', pieces: briefingNotes, chineseOnly: true },
};

const OTHER_TIME = '17:30';

/** What an announcement says, when it was filed and in which languages. @throws {Error} for an id of no known kind */
export function filingOf(entry: Entry): Required<Omit<Filing, 'pieces' | 'chineseOnly'>> & {
  pieces: BothPieces[];
  chineseOnly: boolean;
} {
  const filing = FILINGS[entry.baseId.replace(/^[ah]-\d{8}-/, '')];
  if (!filing) throw new Error(`${entry.baseId} is of no known kind`);
  const { category, pieces, time = OTHER_TIME, chineseOnly = false } = filing;
  return { category, time, chineseOnly, pieces: pieces(entry) };
}
