/* What moves on the home page beyond its islands: fetched with the first thing that somebody does there. */
import './home/choices.ts';
import './home/quotes.ts';
