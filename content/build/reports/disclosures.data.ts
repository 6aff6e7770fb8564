import type { Lang } from '../../src/read-pack.ts';

export interface Disclosure {
  name: Readonly<Record<Lang, string>>;
  /** Topics of the standards; the report is with reference to them and claims no accordance. */
  reference: string;
  /** Empty: it is not disclosed, and the index says so. */
  chapter: string;
}

const row = (cn: string, en: string, ...[reference, chapter]: [reference: string, chapter: string]): Disclosure => ({
  name: { cn, en },
  reference,
  chapter,
});

/** What responsibility reports disclose, in the order of the index. */
export const DISCLOSURES: readonly Disclosure[] = [
  row('报告主体与边界', 'Reporting entity and boundaries', 'GRI 2, ESRS 2 BP-1', 'governance'),
  row('重述与更正', 'Restatements and corrections', 'GRI 2, ESRS 2 BP-2', 'data'),
  row('鉴证', 'Assurance', 'GRI 2', 'governance'),
  row('业务与价值链', 'Activities and value chain', 'GRI 2, ESRS 2 SBM-1', 'glance'),
  row('员工结构', 'Employees', 'GRI 2, ESRS S1-6', 'people'),
  row('管治架构', 'Governance structure', 'GRI 2, ESRS 2 GOV-1', 'governance'),
  row('薪酬与可持续目标挂钩', 'Pay and sustainability goals', 'GRI 2, ESRS 2 GOV-3', 'governance'),
  row('最高管理者声明', 'Statement on strategy', 'GRI 2', 'letter'),
  row('申诉与举报渠道', 'Raising concerns', 'GRI 2, ESRS G1-1', 'governance'),
  row('利益相关方参与', 'Engagement with stakeholders', 'GRI 2, ESRS 2 SBM-2', 'letter'),
  row('实质性议题', 'Material topics', 'GRI 3, ESRS 2 IRO-1', 'glance'),
  row('气候转型路径', 'Transition plan for climate', 'ESRS E1-1', 'climate'),
  row('能源消耗', 'Energy consumption', 'GRI 302, ESRS E1-5', 'climate'),
  row('可再生电力', 'Renewable electricity', 'GRI 302, ESRS E1-5', 'climate'),
  row('范围一与范围二排放', 'Scope 1 and 2 emissions', 'GRI 305, ESRS E1-6', 'climate'),
  row('产品全生命周期排放', 'Emissions over the life of products', 'GRI 305, ESRS E1-6', 'climate'),
  row('碳定价', 'Carbon pricing', 'ESRS E1-8', ''),
  row('取水与用水', 'Water', 'GRI 303, ESRS E3-4', 'resources'),
  row('材料与再生材料', 'Materials and recycled input', 'GRI 301, ESRS E5-4', 'resources'),
  row('废物', 'Waste', 'GRI 306, ESRS E5-5', 'resources'),
  row('生物多样性', 'Biodiversity', 'GRI 101, ESRS E4', 'resources'),
  row('职业健康与安全', 'Health and safety at work', 'GRI 403, ESRS S1-14', 'safety'),
  row('培训', 'Training', 'GRI 404, ESRS S1-13', 'people'),
  row('多元与平等机会', 'Diversity and equal opportunity', 'GRI 405, ESRS S1-9', 'people'),
  row('男女薪酬差', 'Pay gap', 'GRI 405, ESRS S1-16', 'people'),
  row('供应商环境评估', 'Environmental assessment of suppliers', 'GRI 308, ESRS G1-2', 'suppliers'),
  row('供应链中的劳工', 'Workers in the value chain', 'GRI 414, ESRS S2', 'suppliers'),
  row('当地社区', 'Local communities', 'GRI 413, ESRS S3', 'suppliers'),
  row('客户健康与安全', 'Safety of customers', 'GRI 416, ESRS S4', 'safety'),
  row('客户隐私', 'Privacy of customers', 'GRI 418, ESRS S4', 'safety'),
  row('反腐败', 'Corruption', 'GRI 205, ESRS G1-3', 'governance'),
  row('税务', 'Tax', 'GRI 207', ''),
];
