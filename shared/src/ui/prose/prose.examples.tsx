import { Prose, proseClass } from './prose.tsx';

const article = `<p>On 18 November the group and six universities signed an agreement in Guangzhou to build a joint
aerodynamics laboratory, with 420 million yuan in its first phase<sup><a href="#note-1">1</a></sup>.</p>
<h2>See first, then change</h2>
<p>Every 0.01 that drag falls gives a saloon about nine more kilometres. <strong>What is left</strong> is not to draw cars
lower, but to see <a href="/cn/en/tech">how each layer of air leaves the body</a>.</p>
<ul><li>Reconstruction of unsteady wakes in real time</li><li>Air and heat optimised together</li></ul>
<blockquote><p>“Good lines are not drawn. The wind leaves them.”</p><p><cite>Lin Xu, chief aerodynamicist</cite></p></blockquote>
<figure><img src="/cn/media-files/s1-rear-800.webp" alt="The S1 from behind" width="1520" height="760" loading="lazy">
<figcaption>The wake of the S1 became 31% shorter.</figcaption></figure>
<h3>Timetable</h3>
<table><caption>Phases</caption><thead><tr><th scope="col">Phase</th><th scope="col">Year</th><th scope="col">Aim</th></tr></thead>
<tbody><tr><td>First</td><td>2027</td><td>Twelve projects, 200 hours of tunnel time for all of them together</td></tr>
<tr><td>Second</td><td>2028</td><td>An acoustic tunnel for whole vehicles</td></tr></tbody></table>`;

export const examples = {
  article: <Prose html={article} />,
  staticPage: (
    <div className={proseClass} lang="zh-CN">
      <h2>信息披露</h2>
      <p>本页为示例。公司信息以交易所网站刊登的公告为准，如有不一致，以公告为准。</p>
      <ol>
        <li>定期报告在披露当日上传。</li>
        <li>业绩说明会提前五个工作日通知。</li>
      </ol>
      <section role="doc-endnotes" aria-label="注释">
        <ol>
          <li id="note-1">首期投入为2026年至2028年的合计金额。</li>
        </ol>
      </section>
    </div>
  ),
};
