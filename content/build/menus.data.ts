import type { MenuCode } from 'shared/contract/site/menu';

/** `language`: 0 both, 1 Chinese only, 2 English only. An empty English name is shown in Chinese. */
export interface Entry {
  id: string;
  cn: string;
  en: string;
  url: string;
  language: 0 | 1 | 2;
  sons: readonly Entry[];
}

const item = (id: string, [cn, en, url]: readonly [cn: string, en: string, url: string], ...sons: Entry[]): Entry => ({
  id,
  cn,
  en,
  url,
  language: 0,
  sons,
});
const only = (language: 1 | 2, entry: Entry): Entry => ({ ...entry, language });
const story = (baseId: string) => `/news/detail?baseid=${baseId}`;
const column = (code: string) => `/news?column=COL-XWZX-${code}`;

const topic = (id: string, cn: string, en: string) => item(`topic-${id}`, [cn, en, `/media/detail?id=${id}`]);

const news = item(
  'news',
  ['新闻中心', 'News', '/news'],
  item(
    'news-company',
    ['企业动态', 'Company', column('QYDT')],
    topic('results-2026', '2026年业绩', 'Results 2026'),
    topic('new-energy-half', '新能源过半', 'New energy passes half'),
    topic('smart-factories', '会思考的工厂', 'Factories that decide'),
    topic('closed-loop', '一扇门的第二次出厂', 'Closed-loop aluminium'),
  ),
  item(
    'news-brands',
    ['品牌动态', 'Brands', column('PPDT')],
    topic('family-on-board', '一家人上车', 'The whole family'),
    topic('winter-range', '冬天的续航', 'Range in winter'),
    topic('what-you-hear', '听得见的质量', 'Quality you can hear'),
    topic('built-to-be-repaired', '好修，才耐用', 'Built to be repaired'),
  ),
  item(
    'news-press',
    ['媒体报道', 'In the media', column('MTBD')],
    topic('in-the-press', '媒体眼中的辰岳', 'As others see us'),
    topic('guangzhou-show-2026', '2026广州车展', 'Guangzhou Auto Show 2026'),
    topic('s1-concept', 'S1概念车专题', 'The S1 concept in depth'),
  ),
  item(
    'news-features',
    ['专题', 'Features', '/zt'],
    item('news-gz2023', ['2023广州车展', 'Guangzhou Auto Show 2023', '/activity/AutoGZ2023']),
    item('news-bj2024', ['2024北京车展', 'Auto China 2024', '/activity/AutoBJ2024']),
    item('news-bj2026', ['2026北京车展', 'Auto China 2026', '/zt/bjcz']),
    item('news-tech2022', ['2022科技日', 'Technology Day 2022', '/activity/technology2022']),
  ),
  item('news-activities', ['活动', 'Events', '/activity']),
  only(1, item('news-chinese', ['一线故事', '', story('apprentice-skills')])),
  only(2, item('news-partners', ['For partners abroad', 'For partners abroad', story('supplier-open-day')])),
);

const about = item(
  'about',
  ['走进辰岳', 'About', '/about'],
  item(
    'about-group',
    ['集团概况', 'The group', '/about/intro'],
    item('about-intro', ['集团简介', 'Profile', '/about/intro']),
    item('about-org', ['组织机构', 'Organisation', '/about/org']),
    item('about-struct', ['股权结构', 'Structure', '/about/struct']),
    item('about-companies', ['成员企业', 'Companies', '/companies']),
    item('about-contact', ['联系我们', 'Contact', '/contact']),
  ),
  item(
    'about-idea',
    ['品牌与文化', 'What drives us', '/about/brand'],
    item('about-brand', ['集团品牌', 'Corporate brand', '/about/brand']),
    item('about-vision', ['品牌愿景', 'Vision', '/brandVision']),
    item('about-story', ['品牌故事', 'Story', '/about/story']),
    item('about-history', ['发展历程', 'History', '/about/history']),
    item('about-value', ['使命与价值观', 'Values', '/about/value']),
  ),
  item(
    'about-business',
    ['产业与制造', 'What we do', '/about/ind'],
    item('about-ind', ['产业布局', 'Industries', '/about/ind']),
    item('about-plan', ['战略规划', 'Strategy', '/about/plan']),
    item('about-smart', ['智能工厂', 'Smart factories', '/about/smart']),
  ),
  item(
    'pavilion',
    ['辰岳馆', 'Pavilion', '/about/hall'],
    item('pavilion-visit', ['预约参观', 'Book a visit', '/book']),
    item('pavilion-exhibition', ['《风的形状》', 'The Shape of Wind', story('shape-of-wind-exhibition')]),
  ),
);

const brands = item(
  'brands',
  ['品牌与服务', 'Brands', '/brand'],
  item('brands-chenyue', ['辰岳汽车', 'Chenyue Auto', '/brand?brand=chenyue']),
  item('brands-yaoxing', ['曜行', 'Yaoxing', '/brand?brand=yaoxing']),
  item('brands-yunji', ['昀极', 'Yunji', '/brand?brand=yunji']),
  item('brands-ruichuan', ['辰岳瑞川', 'Chenyue Ruichuan', '/brand?brand=ruichuan']),
  item('brands-heyuan', ['辰岳禾原', 'Chenyue Heyuan', '/brand?brand=heyuan']),
  item('brands-lingye', ['辰岳凌野', 'Chenyue Lingye', '/brand?brand=lingye']),
  item('brands-dealers', ['经销商查询', 'Find a dealer', '/dealers']),
  item('brands-service', ['服务承诺', 'Service', '/brand/service']),
  item('brands-telephone', ['咨询与投诉电话', 'Telephone', '/telephone']),
);

const technology = item(
  'technology',
  ['科技创新', 'Technology', '/tech'],
  item(
    'technology-air',
    ['空气动力学', 'Aerodynamics', story('aerodynamics-laboratory')],
    item('technology-air-laboratory', ['联合实验室', 'Joint laboratory', story('aerodynamics-laboratory')]),
    item('technology-air-s1', ['S1概念车', 'S1 concept', story('s1-concept-debut')]),
    item('technology-concept', ['概念车', 'Concept cars', '/tech/concept']),
  ),
  item(
    'technology-making',
    ['智能制造', 'Smart manufacturing', story('nansha-welding-line')],
    item('technology-making-welding', ['南沙焊装线', 'Nansha welding line', story('nansha-welding-line')]),
    item('technology-making-drive', ['自研电驱', 'In-house electric drive', story('millionth-electric-drive')]),
    item('technology-making-aluminium', ['闭环铝回收', 'Closed-loop aluminium', story('closed-loop-aluminium')]),
  ),
  item('technology-innovations', ['创新成果', 'Innovations', '/tech/innoList']),
  item('technology-experts', ['六位专家', 'Six experts', story('six-experts')]),
);

const responsibility = item(
  'responsibility',
  ['社会责任', 'Responsibility', '/csr'],
  item('responsibility-news', ['责任动态', 'News', '/csr/list']),
  item('responsibility-reports', ['责任报告', 'Reports', '/csr/reportList']),
  item('responsibility-carbon', ['减碳', 'Carbon', story('sustainability-report')]),
);

const investors = item(
  'investors',
  ['投资者关系', 'Investors', '/invest'],
  item(
    'investors-price',
    ['股价行情', 'Share price', '/invest/stock'],
    item('investors-price-a', ['A股', 'A shares', '/invest/stock']),
    item('investors-price-h', ['H股', 'H shares', '/invest/stock?market=H']),
  ),
  item('investors-basic', ['基本信息', 'Key figures', '/invest/basic']),
  item('investors-notice', ['公告', 'Announcements', '/invest/notice']),
  item('investors-centre', ['业绩中心', 'Results centre', '/invest/results']),
  item('investors-calendar', ['财务日历', 'Calendar', '/invest/calendar']),
  item('investors-info', ['定期报告', 'Reports', '/invest/info']),
  item('investors-sales', ['产销', 'Sales', '/invest/sales']),
  item('investors-record', ['分红记录', 'Dividends', '/invest/record']),
  item('investors-education', ['投资者教育', 'Education', '/invest/education']),
  item(
    'investors-more',
    ['股东服务', 'For shareholders', '/invest/contacts'],
    item('investors-meetings', ['股东大会', 'General meetings', '/invest/meetings']),
    item('investors-shareholders', ['股权结构', 'Shareholding structure', '/invest/shareholders']),
    item('investors-coverage', ['分析师与评级', 'Analysts and ratings', '/invest/coverage']),
    item('investors-contacts', ['投资者联系', 'Contacts', '/invest/contacts']),
    item('investors-glossary', ['词汇表', 'Glossary', '/invest/glossary']),
    item('investors-alerts', ['公告邮件提醒', 'Announcements by mail', '/invest/alerts']),
    item('investors-data', ['开放数据', 'Open data', '/invest/data']),
  ),
  item(
    'investors-results',
    ['业绩', 'Results', story('third-quarter-results')],
    item('investors-results-october', ['十月产销', 'October sales', story('october-sales')]),
    item('investors-results-q3', ['第三季度业绩', 'Third quarter', story('third-quarter-results')]),
    item('investors-results-half', ['半年度业绩', 'Half year', story('half-year-results')]),
  ),
);

const careers = item(
  'careers',
  ['人才', 'Careers', '/talent'],
  item('careers-social', ['社会招聘', 'Experienced hires', '/talent?track=social']),
  item('careers-campus', ['校园招聘', 'Campus', '/talent?track=campus']),
  item('careers-overseas', ['海外招聘', 'Overseas', '/talent?track=overseas']),
  item('careers-training', ['人才培养', 'Training', '/talent?track=training']),
  item('careers-plan', ['人才计划', 'Programmes', '/talent/plan']),
  item('careers-sense', ['人才理念', 'How we think of talent', '/talent/sense']),
  item('careers-train', ['培训体系', 'Learning', '/talent/train']),
);

/** The quick menu of the footer names pages that the main menu names too; its items have ids of their own. */
const quick = (entry: Entry, ...ids: string[]): Entry => {
  const all = (one: Entry): Entry[] => [one, ...one.sons.flatMap(all)];
  const chosen = ids.flatMap((id) => entry.sons.flatMap(all).find((son) => son.id === id) ?? []);
  return { ...entry, id: `q-${entry.id}`, sons: chosen.map((son) => ({ ...son, id: `q-${son.id}`, sons: [] })) };
};

export const MENUS: Readonly<Record<MenuCode, readonly Entry[]>> = {
  'MENU-MAIN': [news, about, brands, technology, responsibility, investors, careers],
  'MENU-SUB1': [
    quick(news, 'news-company', 'news-brands', 'news-press', 'news-activities'),
    quick(about, 'about-intro', 'about-org', 'about-history', 'pavilion-visit'),
    quick(technology, 'technology-air', 'technology-making', 'technology-innovations', 'technology-experts'),
    quick(investors, 'investors-price', 'investors-info', 'investors-notice', 'investors-results-october'),
    quick(careers, 'careers-social', 'careers-campus', 'careers-overseas', 'careers-training'),
    item(
      'q-visit',
      ['参观与媒体', 'Visit and media', '/book'],
      item('q-visit-book', ['预约展馆', 'Book a visit', '/book']),
      item('q-visit-images', ['图片库', 'Images', '/media?type=image']),
      item('q-visit-packs', ['素材包', 'Press packages', '/media?type=pack']),
    ),
  ],
  'MENU-SUB2': [
    item('o-home', ['首页', 'Home', '/']),
    item('o-show', ['广州车展指南', 'Auto show guide', story('guangzhou-show-guide')]),
    item('o-esg', ['可持续发展报告', 'Sustainability report', story('sustainability-report')]),
    item('o-rescue', ['道路救援', 'Roadside rescue', story('rescue-180-seconds')]),
    item('o-telephone', ['咨询与投诉电话', 'Telephone', '/telephone']),
    item('o-report', ['举报指南', 'Reporting guide', '/reportGuide']),
    item('o-policy', ['网站声明', 'Legal and privacy', '/policy']),
    item('o-map', ['网站地图', 'Site map', '/map']),
    only(1, item('o-skill', ['匠师班', '', story('apprentice-skills')])),
    only(1, item('o-study', ['党史学习教育', '', '/dsjy2021'])),
  ],
  'MENU-SUB3': [
    item('r-copy', ['© 2026辰岳汽车集团（虚构）', '© 2026 Chenyue Automobile Group (fictional)', '/']),
    item('r-icp', ['粤ICP备XXXXXXXX号（示例）', 'ICP filing XXXXXXXX (placeholder)', 'https://beian.miit.gov.cn']),
    item('r-police', [
      '粤公网安备XXXXXXXXXXXXXX号（示例）',
      'Public security filing XXXXXXXXXXXXXX (placeholder)',
      'https://beian.mps.gov.cn',
    ]),
  ],
};
