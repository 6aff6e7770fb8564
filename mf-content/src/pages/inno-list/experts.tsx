import { usePage } from 'shared';
import { EXPERT_TAGS, type Expert, type ExpertTag } from 'shared/contract/content/expert';
import { Chips } from 'shared/ui/navigation/chips/chips';
import { Biography, PersonCard } from 'shared/ui/cards/person-card/person-card';
import { Picture } from 'shared/ui/media/picture/picture';
import { SectionHead } from 'shared/ui/text/section-head/section-head';
import { useWords } from '../../messages/words.ts';
import { paths } from '../../paths.ts';
import { articleHref } from '../../model/article-address.ts';
import css from './experts.module.css';

export interface ExpertsProps {
  experts: readonly Expert[] | null;
  tag: ExpertTag | '';
}

/** The six experts, by the tag of their work (spec ENT-expert). */
export function Experts({ experts, tag }: ExpertsProps) {
  const t = useWords();
  const { lang } = usePage();
  const chips = (['', ...EXPERT_TAGS] as const).map((each) => ({
    name: each === '' ? t('innoList.allTags') : t(`innoList.tag.${each}`),
    href: `${paths.innoList.href(lang, { tag: each })}#experts`,
    current: each === tag,
  }));
  return (
    <section className="section" aria-labelledby="experts" data-ground="stage">
      <div className="bound stack">
        <SectionHead id="experts" title={t('innoList.experts')} intro={t('innoList.expertsIntro')} />
        <Chips label={t('innoList.tags')} chips={chips} />
        {experts === null ? (
          <p className="note">{t('innoList.noExperts')}</p>
        ) : (
          <ul className="card-grid three">
            {experts.map((expert) => (
              <li key={expert.id}>
                <ExpertCard expert={expert} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function ExpertCard({ expert }: { expert: Expert }) {
  const t = useWords();
  const { lang } = usePage();
  const portrait = (
    <Picture
      picture={expert.img}
      portrait={expert.mImg}
      sizes="(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 90vw"
      alt=""
    />
  );
  return (
    <div className={css['expert']}>
      <svg className={css['colour']} viewBox="0 0 8 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="8" height="1" fill={expert.color} />
      </svg>
      <PersonCard
        name={lang === 'cn' ? expert.name : expert.enName}
        office={expert.title}
        portrait={portrait}
        tags={[t(`innoList.tag.${expert.tag}`)]}
      >
        <blockquote className={css['quote']}>{expert.quote}</blockquote>
        <p className="note">{t('innoList.since', { year: expert.since })}</p>
        {expert.articles.length > 0 && (
          <Biography summary={t('innoList.work')}>
            <ul className={css['work']}>
              {expert.articles.map((article) => (
                <li key={article.baseId}>
                  <a className={css['article']} href={articleHref(lang, article)}>
                    {article.title}
                  </a>
                </li>
              ))}
            </ul>
          </Biography>
        )}
      </PersonCard>
    </div>
  );
}
