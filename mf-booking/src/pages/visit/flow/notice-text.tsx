import { useEffect, useRef } from 'react';
import type { Pavilion } from 'shared/contract/booking/pavilion';
import { useWords } from '../../../messages/words.ts';
import css from './flow.module.css';

export interface NoticeTextProps {
  notice: Pavilion['notice'];
  /** The end has been in sight, or was gone to. */
  onRead: () => void;
}

/**
 * The notice in a box that scrolls. Screen readers read it without scrolling, so its end can also be reached by a link,
 * which brings it into sight for everybody.
 */
export function NoticeText({ notice, onRead }: NoticeTextProps) {
  const t = useWords();
  const region = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLParagraphElement>(null);
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    if (!region.current || !end.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      { root: region.current, threshold: 1 },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div className={css['opening']}>
        <h2 className="title">{notice.title}</h2>
        <a className={css['skip']} href="#notice-end" onClick={() => end.current?.focus()}>
          {t('notice.toEnd')}
        </a>
      </div>
      <div
        className={css['notice']}
        data-keep="notice"
        ref={region}
        role="region"
        aria-label={t('notice.region')}
        tabIndex={0}
      >
        <p>{notice.lead}</p>
        {notice.sections.map((section) => (
          <section key={section.title}>
            <h3 className={css['clause']}>{section.title}</h3>
            <p>{section.text}</p>
          </section>
        ))}
        <p className={css['end']} id="notice-end" ref={end} tabIndex={-1}>
          {t('notice.version', { version: notice.version })}
        </p>
      </div>
    </>
  );
}
