import type { Lang } from '../../../contract/text/lang.ts';
import { PROVINCE_CODES } from '../../../contract/invest/provinces.ts';
import { TileMap, type Tile } from './tile-map.tsx';

const names = {
  cn: '黑龙江 内蒙古 吉林 新疆 北京 辽宁 甘肃 宁夏 山西 河北 天津 青海 陕西 河南 山东 江苏 西藏 四川 重庆 湖北 安徽 上海 贵州 湖南 江西 浙江 云南 广西 广东 福建 台湾 海南 澳门 香港',
  en: 'Heilongjiang Inner_Mongolia Jilin Xinjiang Beijing Liaoning Gansu Ningxia Shanxi Hebei Tianjin Qinghai Shaanxi Henan Shandong Jiangsu Xizang Sichuan Chongqing Hubei Anhui Shanghai Guizhou Hunan Jiangxi Zhejiang Yunnan Guangxi Guangdong Fujian Taiwan Hainan Macao Hong_Kong',
};
const plants: Readonly<Record<string, number>> = { GD: 6, HN: 2, HB: 3, ZJ: 2, XJ: 1, SN: 1, JL: 1, SC: 2 };

export function examples(lang: Lang) {
  const list = names[lang].split(' ').map((name) => name.replace('_', ' '));
  const tiles = PROVINCE_CODES.map((code, at): Tile => {
    const count = plants[code];
    if (count === undefined) return { code, name: list[at] ?? code };
    const strength = count > 3 ? 3 : count > 1 ? 2 : 1;
    return {
      code,
      name: list[at] ?? code,
      value: String(count),
      strength,
      href: `/cn/${lang}/companies?province=${code}`,
    };
  });
  return { plants: <TileMap label={lang === 'cn' ? '各省生产基地' : 'Plants by province'} tiles={tiles} /> };
}
