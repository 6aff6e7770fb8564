import { z } from 'zod';
import { packSearch, type PackConcept } from 'shared/contract/pack/search-words';
import { LANGS, type Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { foldedPhrase } from '../../model/search-words.ts';
import type { Segmenter } from '../../model/segmenter.ts';
import { findDocument } from '../../imported/document.store.ts';
import { packSegmenter } from './han-cutter.service.ts';
import { Concepts } from './keyword/concepts.model.ts';
import { soundOf } from './keyword/pinyin.adapter.ts';
import { Vocabulary, type VocabularyRow } from './keyword/vocabulary.model.ts';
import { findVocabulary } from './keyword/vocabulary.store.ts';
import { Titles } from './suggestion/titles.model.ts';
import { findTitles } from './suggestion/titles.store.ts';

const dictionaryBody = z.object({ words: z.array(z.string()), concepts: packSearch.shape.concepts });
type Dictionary = z.infer<typeof dictionaryBody>;

export interface Words {
  segmenter: Segmenter;
  /** Folded phrase -> as the pack writes it. */
  spelling: Record<Lang, Map<string, string>>;
  concepts: Record<Lang, Concepts>;
  vocabulary: Record<Lang, Vocabulary>;
  titles: Record<Lang, Titles>;
}

/** The words of the imported pack, read again when the content has changed: queries are cut as the texts were. */
export class PackWords {
  readonly #services: Pick<Services, 'content' | 'db' | 'version'>;
  #known: { version: number; words: Promise<Words> } | undefined;

  constructor(services: Pick<Services, 'content' | 'db' | 'version'>) {
    this.#services = services;
  }

  /** Whoever asks together waits for one reading; one that failed is tried again by the next. */
  async current(): Promise<Words> {
    const version = await this.#services.version.recent();
    if (this.#known?.version !== version) this.#known = { version, words: this.#read() };
    const { words } = this.#known;
    try {
      return await words;
    } catch (error) {
      if (this.#known?.words === words) this.#known = undefined;
      throw error;
    }
  }

  async #read(): Promise<Words> {
    const [cn, en] = [await this.#dictionaryIn('cn'), await this.#dictionaryIn('en')];
    const segmenter = packSegmenter(cn.words);
    const spelling = ({ words }: Dictionary) => new Map(words.map((word) => [foldedPhrase(word), word]));
    const [cnRows, enRows] = await Promise.all(LANGS.map((lang) => findVocabulary(this.#services.db, lang)));
    const [cnTitles, enTitles] = await Promise.all(LANGS.map((lang) => findTitles(this.#services.db, lang)));
    return {
      segmenter,
      spelling: { cn: spelling(cn), en: spelling(en) },
      concepts: { cn: new Concepts(cn.concepts, 'cn', segmenter), en: new Concepts(en.concepts, 'en', segmenter) },
      vocabulary: {
        cn: new Vocabulary([...(cnRows ?? []), ...rowsOf(cn.concepts, 'cn')]),
        en: new Vocabulary([...(enRows ?? []), ...rowsOf(en.concepts, 'en')]),
      },
      titles: { cn: new Titles(cnTitles ?? [], soundOf), en: new Titles(enTitles ?? [], soundOf) },
    };
  }

  /** Nothing before the first import: a search then finds nothing, which is the truth. */
  async #dictionaryIn(lang: Lang): Promise<Dictionary> {
    const document = { lang, schema: dictionaryBody };
    return findDocument(this.#services.content, 'dictionary', document).catch((error: unknown) => {
      if (error instanceof CallError) return { words: [], concepts: [] };
      throw error;
    });
  }
}

/** Words for the same are typed wrongly as well; they stand behind those of titles. */
function rowsOf(concepts: readonly PackConcept[], lang: Lang): VocabularyRow[] {
  const phrases = concepts.flatMap((concept) => concept[lang]).map(foldedPhrase);
  const words = new Set(phrases.flatMap((phrase) => [phrase, ...phrase.split(' ')]));
  return [...words].map((term) => ({ term, df: 1, published: new Date(0), ...soundOf(term) }));
}
