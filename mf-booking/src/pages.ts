import { definePage } from 'shared/server';
import { loadBook } from './pages/book/book.load.ts';
import { BookPage } from './pages/book/book.page.tsx';
import { actOnFeedback } from './pages/feedback/feedback.action.ts';
import { loadFeedback } from './pages/feedback/feedback.load.ts';
import { FeedbackPage } from './pages/feedback/feedback.page.tsx';
import { actOnTicket } from './pages/ticket/ticket.action.ts';
import { loadTicket } from './pages/ticket/ticket.load.ts';
import { TicketPage } from './pages/ticket/ticket.page.tsx';
import { actOnForm } from './pages/visit/visit.action.ts';
import { loadVisit } from './pages/visit/visit.load.ts';
import { VisitPage } from './pages/visit/visit.page.tsx';
import { actOnWaiting } from './pages/waiting/waiting.action.ts';
import { loadWaiting } from './pages/waiting/waiting.load.ts';
import { WaitingPage } from './pages/waiting/waiting.page.tsx';

/** What every address of the section shows, and what it does with a form. */
export const pages = {
  book: definePage(loadBook, BookPage),
  visit: definePage(loadVisit, VisitPage, actOnForm),
  ticket: definePage(loadTicket, TicketPage, actOnTicket),
  feedback: definePage(loadFeedback, FeedbackPage, actOnFeedback),
  waiting: definePage(loadWaiting, WaitingPage, actOnWaiting),
};
