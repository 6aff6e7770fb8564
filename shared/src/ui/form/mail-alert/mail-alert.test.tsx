import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './mail-alert.examples.tsx';

const html = Object.fromEntries(
  Object.entries(examples('en')).map(([name, example]) => [name, renderToStaticMarkup(example)]),
);

describe('mails on a subject', () => {
  it('are asked for with what was typed, and with what is wrong with it', () => {
    expect(html['wrong']).toMatch(/<form[^>]*noValidate[^>]*method="post"/);
    expect(html['wrong']).toContain('value="nobody"');
    expect(html['wrong']).toContain('Please enter a correct e-mail address');
    expect(html['wrong']).toContain('value="ask" name="do"');
  });

  it('are confirmed by one button and nothing else', () => {
    expect(html['confirm']).toContain('name="token" value="a-token"');
    expect(html['confirm']?.match(/<button/g)).toHaveLength(1);
    expect(html['confirm']).not.toContain('type="email"');
  });

  it('are changed and ended by whoever has the link', () => {
    expect(html['manage']).toContain('value="change" name="do"');
    expect(html['manage']).toContain('value="end" name="do"');
    expect(html['manage']).toContain('checked=""');
  });
});
