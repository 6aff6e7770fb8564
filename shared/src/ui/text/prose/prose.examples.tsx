import type { Lang } from '../../../contract/text/lang.ts';
import { Prose, proseClass } from './prose.tsx';

const figure = (alt: string, caption: string) =>
  `<figure><img src="/cn/media-files/s1-rear-800.webp" alt="${alt}" width="1520" height="760" loading="lazy">` +
  `<figcaption>${caption}</figcaption></figure>`;

const table = (caption: string, [head = [], ...rows]: readonly (readonly string[])[]) =>
  `<table><caption>${caption}</caption><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr>` +
  `</thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;

const articles: Record<Lang, string> = {
  cn:
    '<p>11月18日，辰岳汽车集团与六所高校在广州签署协议，共建空气动力学联合实验室，首期投入4.2亿元。</p>' +
    '<h2>先看清，再改变</h2><p>风阻每下降0.01，一辆中型纯电轿车的高速续航大约增加9公里。<strong>再往下走</strong>，' +
    '靠的不再是把车做得更低，而是<a href="/cn/cn/tech">看清每一股气流离开车身的方式</a>。</p>' +
    '<ul><li>非定常尾流的实时重构</li><li>气动与热管理的联合优化</li></ul>' +
    '<blockquote><p>“好的线条不是画出来的，是风留下来的。”</p><p><cite>林叙，首席空气动力学专家</cite></p></blockquote>' +
    figure('S1概念车尾部', 'S1概念车的尾流缩短了31%。') +
    `<h3>进度</h3>${table('联合实验室的两期', [
      ['阶段', '年份', '目标'],
      ['首期', '2027', '十二个课题，共享200小时风洞机时'],
      ['二期', '2028', '面向整车的低湍流声学风洞'],
    ])}`,
  en:
    '<p>On 18 November the group and six universities signed an agreement in Guangzhou to build a joint aerodynamics ' +
    'laboratory, with 420 million yuan in its first phase.</p><h2>See first, then change</h2>' +
    '<p>Every 0.01 that drag falls gives a saloon about nine more kilometres. <strong>What is left</strong> is not to ' +
    'draw cars lower, but to see <a href="/cn/en/tech">how each layer of air leaves the body</a>.</p>' +
    '<ul><li>Unsteady wakes in real time</li><li>Air and heat optimised together</li></ul>' +
    '<blockquote><p>“Good lines are not drawn. The wind leaves them.”</p><p><cite>Lin Xu, chief aerodynamicist</cite></p>' +
    `</blockquote>${figure('The S1 from behind', 'The wake of the S1 became 31% shorter.')}` +
    `<h3>Timetable</h3>${table('The two phases of the laboratory', [
      ['Phase', 'Year', 'Aim'],
      ['First', '2027', 'Twelve projects, 200 hours of tunnel time for all of them together'],
      ['Second', '2028', 'An acoustic tunnel for whole vehicles'],
    ])}`,
};

const page = {
  cn: {
    title: '信息披露',
    text: '本页为示例。公司信息以交易所网站刊登的公告为准，如有不一致，以公告为准。',
    rules: ['定期报告在披露当日上传。', '业绩说明会提前五个工作日通知。'],
    notes: '注释',
    note: '首期投入为2026年至2028年的合计金额。',
  },
  en: {
    title: 'Disclosure',
    text: 'This page is an example. Where it differs from the announcements at the exchange, those are valid.',
    rules: ['Periodic reports are put here on the day they are disclosed.', 'Calls are announced five days ahead.'],
    notes: 'Notes',
    note: 'The sum of the years 2026 to 2028.',
  },
};

export function examples(lang: Lang) {
  const { title, text, rules, notes, note } = page[lang];
  return {
    article: <Prose html={articles[lang]} />,
    staticPage: (
      <div className={proseClass}>
        <h2>{title}</h2>
        <p>
          {text}
          <sup>
            <a href="#note-1">1</a>
          </sup>
        </p>
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <section role="doc-endnotes" aria-label={notes}>
          <ol>
            <li id="note-1">{note}</li>
          </ol>
        </section>
      </div>
    ),
  };
}
