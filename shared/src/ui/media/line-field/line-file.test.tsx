import fs from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LineField } from './line-field.tsx';
import { lineDrawing } from './line-file.ts';

const pathsIn = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
const tokens = fs.readFileSync('shared/src/ui/styles/tokens.css', 'utf8');
const inDark = (token: string) => new RegExp(`--color-${token}: light-dark\\(#\\w+, (#\\w+)\\)`).exec(tokens)?.[1];

describe('a drawing of lines as a file', () => {
  const svg = lineDrawing({ kind: 'vortex', seed: 'half-year-results' }) ?? '';

  it('is line for line the drawing that would stand in the page', () => {
    const inPage = renderToStaticMarkup(<LineField kind="vortex" seed="half-year-results" />);
    expect(pathsIn(svg)).toEqual(pathsIn(inPage));
  });

  it('has the colours of the dark theme, with one line of the group', () => {
    expect(svg).toContain(`stroke="${inDark('stream')}" stroke-linecap`);
    expect(svg.split(`stroke="${inDark('signal')}"`)).toHaveLength(2);
  });

  it('is none of a kind that there is not', () => {
    expect(lineDrawing({ kind: 'toString', seed: 'a' })).toBeNull();
  });
});
