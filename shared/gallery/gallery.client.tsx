/* Makes a gallery page live, as islands are: the same markup, then React. */
import { hydrateRoot } from 'react-dom/client';
import '../src/ui/styles/frame.css';
import { Gallery, type Theme } from './gallery.tsx';

const { lang, theme } = document.documentElement.dataset;
const root = document.getElementById('gallery');
if (root) {
  hydrateRoot(root, <Gallery lang={lang === 'cn' ? 'cn' : 'en'} theme={theme as Theme} />, {
    onRecoverableError: (error) => console.error('The gallery was not hydrated:', error),
  });
  root.dataset['live'] = '';
}
