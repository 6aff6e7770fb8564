import type { Lang } from '../../../contract/text/lang.ts';
import { OrgTree, type OrgNode } from './org-tree.tsx';

const group = {
  en: ['Chenyue Automobile Group', 'Board of directors', 'Organisation of the group'],
  cn: ['辰岳汽车集团', '董事会', '集团组织架构'],
} as const;

const units = {
  en: [
    ['Research institute', 'Aerodynamics', 'Electric drive', 'Safety'],
    ['Brands', 'Chenyue Auto', 'Yaoxing', 'Yunji'],
    ['Joint ventures', 'Ruichuan', 'Heyuan'],
    ['Services', 'Finance and insurance', 'Logistics'],
  ],
  cn: [
    ['研究院', '空气动力学部', '电驱动部', '安全部'],
    ['品牌', '辰岳汽车', '曜行', '昀极'],
    ['合资公司', '瑞川', '禾原'],
    ['服务', '金融与保险', '物流'],
  ],
} as const;

function rootOf(lang: Lang): OrgNode {
  const [name, note] = group[lang];
  const children = units[lang].map(([unit, ...parts], at): OrgNode => ({
    id: `unit-${at}`,
    name: unit,
    ...(at === 1 ? { href: `/cn/${lang}/brand` } : {}),
    children: parts.map((part, index) => ({
      id: `part-${at}-${index}`,
      name: part,
      ...(at === 0 && index === 0
        ? { children: [{ id: 'tunnel', name: lang === 'cn' ? '南沙风洞' : 'Nansha wind tunnel' }] }
        : {}),
    })),
  }));
  return { id: 'group', name, note, children };
}

export function examples(lang: Lang) {
  const branches = (count: number) => (lang === 'cn' ? `${count}个部门` : count === 1 ? '1 unit' : `${count} units`);
  const root = rootOf(lang);
  const twice = [...(root.children ?? []), ...(root.children ?? [])].slice(0, 7);
  const many = { ...root, children: twice.map((node, at) => ({ ...node, id: `many-${at}` })) };
  return {
    group: <OrgTree label={group[lang][2]} root={root} branches={branches} />,
    manyBranches: <OrgTree label={`${group[lang][2]} 2`} root={many} branches={branches} />,
  };
}
