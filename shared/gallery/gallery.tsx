import type { ReactNode } from 'react';
import { HTML_LANG, otherLang, type Lang } from '../src/contract/text/lang.ts';
import { examplesIn } from './example-set.ts';
import { Colours } from './colours.tsx';
import { allExamples, type ExamplesOf } from './example-files.ts';
import css from './gallery.module.css';
import { GALLERY_WORDS, SPECIMENS } from './gallery-words.ts';

export type Theme = 'light' | 'dark';

export interface GalleryProps {
  lang: Lang;
  theme: Theme;
}

export function galleryPage(lang: Lang, theme: Theme): string {
  return `${lang}-${theme}.html`;
}

/** Every example of every component, as the site would draw it. */
export function Gallery({ lang, theme }: GalleryProps) {
  const t = GALLERY_WORDS[lang];
  const all = allExamples();
  return (
    <div className="bound">
      <header className={css['head']}>
        <h1 className="statement">{t.title}</h1>
        <p className={css['switches']}>
          <a href={galleryPage(otherLang(lang), theme)} lang={HTML_LANG[otherLang(lang)]}>
            {t.language}
          </a>
          <a href={galleryPage(lang, theme === 'light' ? 'dark' : 'light')}>{t.theme}</a>
        </p>
      </header>
      <nav className={css['contents']} aria-label={t.contents}>
        {all.map(({ component }) => (
          <a key={component} href={`#${anchorOf(component)}`} lang="en">
            {component}
          </a>
        ))}
      </nav>
      <main>
        {Object.entries(SPECIMENS[lang]).map(([size, text]) => (
          <Row key={size} name={size}>
            <p className={size}>{text}</p>
          </Row>
        ))}
        <Row name="colour">
          <Colours />
        </Row>
        {all.map((component) => (
          <Component key={component.component} {...component} lang={lang} />
        ))}
      </main>
    </div>
  );
}

/** Not the component's name alone: an example may use that as an id. */
const anchorOf = (component: string) => `ui-${component}`;

function Component({ component, file, lang }: ExamplesOf & { lang: Lang }) {
  return (
    <section id={anchorOf(component)} className={css['component']} aria-labelledby={`${anchorOf(component)}-name`}>
      <h2 className={css['name']} id={`${anchorOf(component)}-name`} lang="en">
        {component}
      </h2>
      {Object.entries(examplesIn(file, lang)).map(([name, element]) => (
        <Row key={name} name={name}>
          {element}
        </Row>
      ))}
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css['row']}>
      <p className={css['label']} lang="en">
        {name}
      </p>
      <div className={css['example']} data-example={name}>
        {children}
      </div>
    </div>
  );
}
