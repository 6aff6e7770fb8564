import { describe, expect, it } from 'vitest';
import { articleHtml } from './article-html.model.ts';

const picture = { name: 'tunnel', width: 1200, height: 675, widths: [480, 1200], alt: 'A "wind" tunnel' };
const html = (markdown: string) => articleHtml(markdown, (name) => (name === 'tunnel' ? picture : undefined)).html;

// Spec S6.
describe('the body of an article', () => {
  it('turns a picture into a figure of both formats with its size, its words and its caption', () => {
    const figure = html('![At *night* & day](tunnel)');
    expect(figure).toMatch(/^<figure><picture>/);
    expect(figure).toContain('srcset="/cn/media-files/tunnel-480.avif 480w, /cn/media-files/tunnel-1200.avif 1200w"');
    expect(figure).toContain('type="image/webp"');
    expect(figure).toContain('alt="A &quot;wind&quot; tunnel" width="1200" height="675" loading="lazy"');
    expect(figure).toMatch(/<figcaption>At .*night.* &amp; day<\/figcaption>/);
  });

  it('lets the author describe a picture in other words than the pack', () => {
    expect(html('![The fan](tunnel "A caption")')).toMatch(/alt="The fan".*<figcaption>A caption</);
  });

  it('never asks another site for a picture, whatever an author writes', () => {
    const own = '/cn/media-files/a.webp';
    expect(html(`<img src="${own}" srcset="${own} 1x, https://spy.example/a 2x">`)).toBe(`<img src="${own}" />`);
    expect(html(`<picture><source srcset="//spy.example/a"><img src="${own}"></picture>`)).not.toContain('source');
    expect(html(`<img src="${own}" srcset="${own} 1x, ${own} 2x">`)).toContain(`srcset="${own} 1x, ${own} 2x"`);
  });

  it('reports pictures that the pack does not have', () => {
    expect(articleHtml('![x](lost)', () => undefined)).toEqual({ html: '', body: [], unknownPictures: ['lost'] });
  });

  it('is cut at the figures, which are data, and is the same as the whole', () => {
    const markdown =
      'One.\n\nTwo.\n\n![At *night* & day](tunnel)\n\n## Three\n\n![The fan](tunnel "A \\"caption\\"")\n\n![x](lost)';
    const { html: whole, body } = articleHtml(markdown, (name) => (name === 'tunnel' ? picture : undefined));
    expect(body).toEqual([
      { kind: 'html', html: '<p>One.</p>\n<p>Two.</p>' },
      { kind: 'figure', picture, caption: 'At *night* & day' },
      { kind: 'html', html: '<h2>Three</h2>' },
      { kind: 'figure', picture: { ...picture, alt: 'The fan' }, caption: 'A "caption"' },
    ]);
    expect(whole.match(/<figure>|<p>|<h2>/g)).toEqual(['<p>', '<p>', '<figure>', '<h2>', '<figure>']);
  });

  it('leaves a picture among words or in a quotation where it stands', () => {
    for (const markdown of ['Words ![x](tunnel)', '> ![x](tunnel)', '- ![x](tunnel)']) {
      const { html: whole, body } = articleHtml(markdown, () => picture);
      expect(whole).toContain('<figure>');
      expect(body).toEqual([{ kind: 'html', html: whole }]);
    }
  });

  it('reads references to links that stand elsewhere in the text', () => {
    expect(html('[in][there]\n\n![x](tunnel)\n\n[there]: news')).toMatch(/^<p><a href="news">in<\/a><\/p>\n<figure>/);
  });

  it('keeps headings, lists, tables, quotations with their speaker and links', () => {
    const body = html(
      '# One\n\n#### Four\n\n- a **b**\n\n| h |\n|---|\n| d |\n\n> Said.\n>\n> — Lin Xu, engineer\n\n[out](https://a.example) [in](news)',
    );
    expect(body).toContain('<h2>One</h2>');
    expect(body).toContain('<h3>Four</h3>');
    expect(body).toContain('<th scope="col">h</th>');
    expect(body).toContain('<p><cite>— Lin Xu, engineer</cite></p>');
    expect(body).toContain('<a href="https://a.example" rel="noopener noreferrer">out</a> <a href="news">in</a>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://tracker.example/x.gif">',
    '<svg onload=alert(1)></svg>',
    '<iframe src="https://a.example"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '<a href="//evil.example">x</a>',
    '<p style="position:fixed" onclick="alert(1)" class="x" id="y">x</p>',
    '<form action="https://a.example"><input name="q"></form>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '![x](tunnel" onload="alert(1))',
    '![" onload="alert(1)](tunnel)',
    '<style>*{display:none}</style>',
  ])('is harmless: %s', (attack) => {
    const body = html(attack);
    expect(body.replaceAll(/&lt;.*?&gt;/g, '')).not.toMatch(
      /<(?:script|svg|iframe|form|input|style|math)|\s(?:on\w+|style|class|id)=(?=["'][^"']*["'][^<]*>)|javascript:|data:|tracker|\/\/evil/i,
    );
  });
});
