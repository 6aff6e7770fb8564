import type { Match, Site } from 'shared/contract/section/frame';
import type { Lang } from 'shared/contract/text/lang';
import { statusOf } from '../../published/screen-status.ts';
import type { PageBytes, RenderRequest } from '../../renderer/messages.ts';
import type { Snapshot } from '../constellation/snapshot.ts';
import type { Renderers } from '../renderers/renderers.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** What a renderer would answer, with this in `main`. */
export function renderedPage(html: string, more: Partial<PageBytes> = {}): PageBytes {
  return {
    kind: 'page',
    screen: null,
    status: 200,
    htmlLang: 'en',
    head: [],
    isEmpty: html === '',
    fragment: bytes(JSON.stringify({ html })),
    document: bytes(html),
    ...more,
  };
}

export const textOf = (page: Pick<PageBytes, 'document'>): string =>
  page.document instanceof Uint8Array ? new TextDecoder().decode(page.document) : '';

/** A screen as the frame renders it: its name is its text. */
export function renderedScreen(request: RenderRequest): PageBytes {
  if (request.kind !== 'screen') throw new Error('only screens are rendered by the shell');
  const { screen } = request;
  return renderedPage(screen, { screen, status: statusOf(screen) });
}

export interface FakeSite {
  match: (path: string) => Match | null;
  /** Renders pages of sections; screens are rendered by the shell. */
  render: Renderers['render'];
  id?: string;
  /** Called for every screen that is drawn. */
  onScreen?: () => void;
}

/** A constellation without processes. */
export function fakeSnapshot({ match, render, id = 'one', onScreen = () => {} }: FakeSite): Snapshot {
  const site: Pick<Site, 'match' | 'knows'> = { match, knows: () => false };
  return {
    id,
    origin: 'https://www.example.com',
    site,
    releases: {},
    routes: {},
    links: {} as Snapshot['links'],
    errorScreens: new Map<Lang, PageBytes>(),
    renderers: {
      unusable: new Map(),
      render: async (app, request, given) => {
        if (app !== 'shell') return render(app, request, given);
        onScreen();
        return renderedScreen(request);
      },
      pulse: async () => {},
      retire: () => {},
      close: () => {},
    },
  };
}
