import type { Api } from 'shared/contract/section/section';
import { describe, expect, it, vi } from 'vitest';
import { headingLevels, renderPage, textOf } from '../../testing/rendered.ts';
import { samplePicture } from '../../testing/samples.ts';
import { loadConcept, type ConceptData } from './concept.load.ts';

const page = {
  path: '/tech/concept',
  title: 'The S1 concept',
  description: 'A car.',
  languages: ['cn', 'en'],
  trail: [],
  opening: {
    eyebrow: 'First shown on 4 September 2026',
    lead: 'Lines first.',
    picture: samplePicture('s1-night'),
    links: [{ label: 'Where to see it', url: '#see' }],
  },
  blocks: [{ kind: 'callout', id: 'see', heading: 'Where to see it', text: ['In the pavilion.'], links: [] }],
};
const scene = {
  id: 'scene-wind',
  url: '/tech/concept',
  title: 'First, the wind',
  summary: 'In five weeks.',
  label: '52 lines',
};

function load(answers: Record<string, unknown>) {
  const call = vi.fn<(name: string) => Promise<unknown>>((name) =>
    name in answers ? Promise.resolve(answers[name]) : Promise.reject(new Error(name)),
  );
  const request = {
    lang: 'en',
    path: '/tech/concept',
    params: {},
    query: {},
    now: 0,
    signal: new AbortController().signal,
  };
  return loadConcept(request as never, { lang: 'en', api: { call } as unknown as Api, report: () => {} } as never);
}

// Spec SCR-tech-concept, STATE-wind.
describe('the page of the concept', () => {
  it('is read without script: the opening, the scenes with their facts, then the page, under one headline', async () => {
    const outcome = await load({
      'site/page': page,
      'pageModule/queryByCode': { pageModuleAttachmentVoList: [scene] },
    });
    expect(outcome).toMatchObject({ kind: 'page', head: { title: 'The S1 concept' } });
    const html = renderPage('concept', (outcome as { data: ConceptData }).data, 'en');
    expect(textOf(html)).toMatch(
      /The S1 concept Lines first\. .*First, the wind 52 lines In five weeks\. .*In the pavilion\./,
    );
    expect(headingLevels(html).slice(0, 2)).toEqual([1, 2]);
    expect(html).toContain('data-controller="wind"');
    expect(html).toMatch(/The S1 concept in three dimensions.*<button[^>]*>See it in three dimensions</);
  });

  it('stands without its scenes when their call failed', async () => {
    const outcome = await load({ 'site/page': page });
    expect(outcome).toMatchObject({ kind: 'page', data: { scenes: [], brands: [] } });
  });
});
