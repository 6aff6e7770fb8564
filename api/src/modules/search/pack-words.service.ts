import { z } from 'zod';
import type { Lang } from 'shared/contract/text/lang';
import type { Services } from '../../calls/call-table.ts';
import { CallError } from '../../model/call-error.ts';
import { foldedPhrase } from '../../model/search-words.ts';
import type { Segmenter } from '../../model/segmenter.ts';
import { findDocument } from '../../imported/document.store.ts';
import { packSegmenter } from './han-cutter.service.ts';

const dictionaryBody = z.object({ words: z.array(z.string()) });

interface Words {
  segmenter: Segmenter;
  /** Folded phrase -> as the pack writes it. */
  spelling: Record<Lang, Map<string, string>>;
}

/** The words of the imported pack, read again when the content has changed: queries are cut as the texts were. */
export class PackWords {
  readonly #services: Pick<Services, 'content' | 'version'>;
  #known: { version: number; words: Words } | undefined;

  constructor(services: Pick<Services, 'content' | 'version'>) {
    this.#services = services;
  }

  async current(): Promise<Words> {
    const version = await this.#services.version.recent();
    if (this.#known?.version !== version) this.#known = { version, words: await this.#read() };
    return this.#known.words;
  }

  async #read(): Promise<Words> {
    const [cn, en] = [await this.#wordsIn('cn'), await this.#wordsIn('en')];
    const spelling = (words: readonly string[]) => new Map(words.map((word) => [foldedPhrase(word), word]));
    return { segmenter: packSegmenter(cn), spelling: { cn: spelling(cn), en: spelling(en) } };
  }

  /** None before the first import: a search then finds nothing, which is the truth. */
  async #wordsIn(lang: Lang): Promise<string[]> {
    const document = { lang, schema: dictionaryBody };
    const { words } = await findDocument(this.#services.content, 'dictionary', document).catch((error: unknown) => {
      if (error instanceof CallError) return { words: [] };
      throw error;
    });
    return words;
  }
}
