import type { ProvinceCode } from 'shared/contract/invest/provinces';

/*
 * Cities that have dealers, by province: name in both languages, degrees north and east of its centre, and how much of its
 * province it is (1 to 40). Cities are real, everything that stands in them is invented.
 */

const CITIES: Readonly<Partial<Record<ProvinceCode, string>>> = {
  GD: '广州 Guangzhou 23.13 113.26 24|深圳 Shenzhen 22.54 114.06 24|东莞 Dongguan 23.02 113.75 14|佛山 Foshan 23.02 113.12 14|惠州 Huizhou 23.11 114.42 7|中山 Zhongshan 22.52 113.39 6|珠海 Zhuhai 22.27 113.58 5|汕头 Shantou 23.35 116.68 5|江门 Jiangmen 22.58 113.08 5|湛江 Zhanjiang 21.27 110.36 5|茂名 Maoming 21.66 110.93 4|肇庆 Zhaoqing 23.05 112.47 4|揭阳 Jieyang 23.55 116.37 4|清远 Qingyuan 23.68 113.06 4|梅州 Meizhou 24.29 116.12 3|韶关 Shaoguan 24.81 113.60 3|河源 Heyuan 23.74 114.70 2|阳江 Yangjiang 21.86 111.98 2|潮州 Chaozhou 23.66 116.62 2|汕尾 Shanwei 22.79 115.38 2|云浮 Yunfu 22.92 112.04 2',
  ZJ: '杭州 Hangzhou 30.27 120.16 22|宁波 Ningbo 29.87 121.54 17|温州 Wenzhou 28.00 120.70 14|金华 Jinhua 29.08 119.65 12|台州 Taizhou 28.66 121.42 10|嘉兴 Jiaxing 30.75 120.76 9|绍兴 Shaoxing 30.00 120.58 9|湖州 Huzhou 30.89 120.09 6|衢州 Quzhou 28.94 118.87 4|丽水 Lishui 28.47 119.92 4|舟山 Zhoushan 29.99 122.21 2',
  JS: '苏州 Suzhou 31.30 120.58 22|南京 Nanjing 32.06 118.80 18|无锡 Wuxi 31.49 120.31 14|南通 Nantong 31.98 120.89 11|徐州 Xuzhou 34.21 117.28 11|常州 Changzhou 31.81 119.97 10|盐城 Yancheng 33.35 120.16 8|扬州 Yangzhou 32.39 119.41 7|泰州 Taizhou 32.46 119.92 6|淮安 Huai’an 33.61 119.02 6|宿迁 Suqian 33.96 118.28 5|连云港 Lianyungang 34.60 119.22 5|镇江 Zhenjiang 32.19 119.43 5',
  SD: '青岛 Qingdao 36.07 120.38 18|济南 Jinan 36.65 117.12 17|潍坊 Weifang 36.71 119.16 13|临沂 Linyi 35.10 118.36 13|烟台 Yantai 37.46 121.45 11|济宁 Jining 35.41 116.59 9|淄博 Zibo 36.81 118.05 8|菏泽 Heze 35.23 115.48 8|德州 Dezhou 37.43 116.36 6|聊城 Liaocheng 36.46 115.99 6|泰安 Tai’an 36.20 117.09 6|威海 Weihai 37.51 122.12 5|滨州 Binzhou 37.38 117.97 5|东营 Dongying 37.43 118.67 4|枣庄 Zaozhuang 34.81 117.32 4|日照 Rizhao 35.42 119.53 4',
  HA: '郑州 Zhengzhou 34.75 113.63 24|洛阳 Luoyang 34.62 112.45 11|南阳 Nanyang 32.99 112.53 10|商丘 Shangqiu 34.41 115.66 8|周口 Zhoukou 33.63 114.65 7|新乡 Xinxiang 35.30 113.93 7|驻马店 Zhumadian 32.98 114.02 7|信阳 Xinyang 32.15 114.09 6|安阳 Anyang 36.10 114.39 6|许昌 Xuchang 34.04 113.85 5|平顶山 Pingdingshan 33.77 113.19 5|开封 Kaifeng 34.80 114.31 5|焦作 Jiaozuo 35.22 113.24 4|濮阳 Puyang 35.76 115.03 4|三门峡 Sanmenxia 34.77 111.20 3|漯河 Luohe 33.58 114.02 3|鹤壁 Hebi 35.75 114.30 2|济源 Jiyuan 35.07 112.60 1',
  SC: '成都 Chengdu 30.57 104.07 40|绵阳 Mianyang 31.47 104.68 8|南充 Nanchong 30.84 106.11 6|宜宾 Yibin 28.75 104.64 6|达州 Dazhou 31.21 107.47 5|泸州 Luzhou 28.87 105.44 5|德阳 Deyang 31.13 104.40 5|乐山 Leshan 29.55 103.77 4|凉山 Liangshan 27.88 102.27 4|内江 Neijiang 29.58 105.06 3|自贡 Zigong 29.34 104.78 3|眉山 Meishan 30.08 103.85 3|广安 Guang’an 30.46 106.63 3|遂宁 Suining 30.53 105.59 3|攀枝花 Panzhihua 26.58 101.72 2|广元 Guangyuan 32.44 105.84 2|资阳 Ziyang 30.13 104.63 2|巴中 Bazhong 31.87 106.75 2|雅安 Ya’an 29.98 103.01 2|阿坝 Aba 31.90 102.22 1|甘孜 Garze 30.05 101.96 1',
  HE: '石家庄 Shijiazhuang 38.04 114.51 17|唐山 Tangshan 39.63 118.18 13|保定 Baoding 38.87 115.46 13|邯郸 Handan 36.63 114.54 11|廊坊 Langfang 39.54 116.68 9|沧州 Cangzhou 38.30 116.84 9|邢台 Xingtai 37.07 114.50 7|张家口 Zhangjiakou 40.82 114.89 5|秦皇岛 Qinhuangdao 39.94 119.60 5|衡水 Hengshui 37.74 115.67 5|承德 Chengde 40.95 117.96 4',
  HN: '长沙 Changsha 28.23 112.94 25|株洲 Zhuzhou 27.83 113.13 8|衡阳 Hengyang 26.89 112.57 8|岳阳 Yueyang 29.36 113.13 7|常德 Changde 29.03 111.70 7|邵阳 Shaoyang 27.24 111.47 6|郴州 Chenzhou 25.77 113.01 6|湘潭 Xiangtan 27.83 112.94 5|永州 Yongzhou 26.42 111.61 5|怀化 Huaihua 27.57 110.00 5|益阳 Yiyang 28.55 112.36 4|娄底 Loudi 27.70 111.99 4|湘西 Xiangxi 28.31 109.74 2|张家界 Zhangjiajie 29.12 110.48 2',
  HB: '武汉 Wuhan 30.59 114.31 36|襄阳 Xiangyang 32.01 112.12 10|宜昌 Yichang 30.69 111.29 8|荆州 Jingzhou 30.33 112.24 7|黄冈 Huanggang 30.45 114.87 6|孝感 Xiaogan 30.92 113.92 6|十堰 Shiyan 32.63 110.80 5|黄石 Huangshi 30.20 115.04 4|荆门 Jingmen 31.04 112.20 4|咸宁 Xianning 29.84 114.32 4|随州 Suizhou 31.69 113.38 3|恩施 Enshi 30.27 109.49 3|鄂州 Ezhou 30.39 114.89 2|仙桃 Xiantao 30.36 113.45 1|潜江 Qianjiang 30.40 112.90 1',
  FJ: '福州 Fuzhou 26.07 119.30 18|厦门 Xiamen 24.48 118.09 17|泉州 Quanzhou 24.87 118.68 17|漳州 Zhangzhou 24.51 117.65 8|莆田 Putian 25.45 119.01 6|龙岩 Longyan 25.08 117.02 5|宁德 Ningde 26.67 119.55 5|三明 Sanming 26.26 117.64 4|南平 Nanping 26.64 118.18 4',
  AH: '合肥 Hefei 31.82 117.23 24|阜阳 Fuyang 32.89 115.81 9|芜湖 Wuhu 31.35 118.43 8|安庆 Anqing 30.54 117.06 7|六安 Lu’an 31.74 116.52 6|滁州 Chuzhou 32.30 118.32 6|宿州 Suzhou 33.65 116.96 6|蚌埠 Bengbu 32.92 117.39 5|亳州 Bozhou 33.84 115.78 5|马鞍山 Ma’anshan 31.67 118.51 4|淮南 Huainan 32.63 117.00 4|宣城 Xuancheng 30.94 118.76 4|淮北 Huaibei 33.96 116.80 3|铜陵 Tongling 30.94 117.81 2|黄山 Huangshan 29.71 118.34 2|池州 Chizhou 30.66 117.49 2',
  GX: '南宁 Nanning 22.82 108.37 24|柳州 Liuzhou 24.33 109.43 11|桂林 Guilin 25.27 110.29 10|玉林 Yulin 22.65 110.18 8|贵港 Guigang 23.11 109.60 5|百色 Baise 23.90 106.62 5|钦州 Qinzhou 21.98 108.65 4|梧州 Wuzhou 23.48 111.28 4|河池 Hechi 24.69 108.09 4|北海 Beihai 21.48 109.12 4|来宾 Laibin 23.75 109.22 2|贺州 Hezhou 24.40 111.57 2|崇左 Chongzuo 22.38 107.36 2|防城港 Fangchenggang 21.69 108.35 2',
  YN: '昆明 Kunming 24.88 102.83 28|曲靖 Qujing 25.49 103.80 10|红河 Honghe 23.36 103.37 7|大理 Dali 25.61 100.27 6|玉溪 Yuxi 24.35 102.55 5|昭通 Zhaotong 27.34 103.72 4|楚雄 Chuxiong 25.05 101.53 4|文山 Wenshan 23.40 104.22 4|保山 Baoshan 25.11 99.16 3|普洱 Pu’er 22.83 100.97 3|丽江 Lijiang 26.86 100.23 2|西双版纳 Xishuangbanna 22.01 100.80 2|临沧 Lincang 23.88 100.09 2|德宏 Dehong 24.43 98.58 2|迪庆 Deqen 27.82 99.71 1',
  LN: '沈阳 Shenyang 41.81 123.43 25|大连 Dalian 38.91 121.61 21|鞍山 Anshan 41.11 122.99 6|营口 Yingkou 40.67 122.23 5|锦州 Jinzhou 41.10 121.13 5|抚顺 Fushun 41.88 123.96 4|丹东 Dandong 40.13 124.38 4|葫芦岛 Huludao 40.71 120.84 4|朝阳 Chaoyang 41.57 120.45 4|盘锦 Panjin 41.12 122.07 3|辽阳 Liaoyang 41.27 123.24 3|铁岭 Tieling 42.29 123.84 3|本溪 Benxi 41.29 123.77 2|阜新 Fuxin 42.02 121.67 2',
  SN: '西安 Xi’an 34.34 108.94 36|咸阳 Xianyang 34.33 108.71 7|宝鸡 Baoji 34.36 107.24 6|渭南 Weinan 34.50 109.51 6|榆林 Yulin 38.29 109.73 7|汉中 Hanzhong 33.07 107.02 5|延安 Yan’an 36.59 109.49 4|安康 Ankang 32.68 109.03 4|商洛 Shangluo 33.87 109.94 2|铜川 Tongchuan 34.90 108.95 1',
  SX: '太原 Taiyuan 37.87 112.55 24|运城 Yuncheng 35.03 111.01 8|临汾 Linfen 36.09 111.52 7|长治 Changzhi 36.20 113.12 6|大同 Datong 40.08 113.30 6|晋中 Jinzhong 37.69 112.75 6|吕梁 Lüliang 37.52 111.14 5|晋城 Jincheng 35.49 112.85 4|忻州 Xinzhou 38.42 112.73 4|朔州 Shuozhou 39.33 112.43 2|阳泉 Yangquan 37.86 113.58 2',
  JX: '南昌 Nanchang 28.68 115.86 22|赣州 Ganzhou 25.83 114.93 13|上饶 Shangrao 28.45 117.94 9|九江 Jiujiang 29.71 116.00 8|宜春 Yichun 27.82 114.42 8|吉安 Ji’an 27.11 114.99 7|抚州 Fuzhou 27.95 116.36 5|景德镇 Jingdezhen 29.27 117.18 3|萍乡 Pingxiang 27.62 113.85 3|新余 Xinyu 27.82 114.92 2|鹰潭 Yingtan 28.26 117.07 2',
  CQ: '重庆 Chongqing 29.56 106.55 34|万州 Wanzhou 30.81 108.41 5|涪陵 Fuling 29.70 107.39 3|永川 Yongchuan 29.36 105.93 3|合川 Hechuan 29.97 106.28 2|江津 Jiangjin 29.29 106.26 2',
  SH: '上海 Shanghai 31.23 121.47 1',
  BJ: '北京 Beijing 39.90 116.41 1',
  GZ: '贵阳 Guiyang 26.65 106.63 24|遵义 Zunyi 27.73 106.93 12|毕节 Bijie 27.30 105.29 6|黔南 Qiannan 26.25 107.52 5|黔东南 Qiandongnan 26.58 107.98 5|六盘水 Liupanshui 26.59 104.83 4|铜仁 Tongren 27.73 109.19 4|黔西南 Qianxinan 25.09 104.91 4|安顺 Anshun 26.25 105.95 3',
  HL: '哈尔滨 Harbin 45.80 126.53 24|大庆 Daqing 46.59 125.10 8|齐齐哈尔 Qiqihar 47.35 123.92 6|佳木斯 Jiamusi 46.80 130.32 4|牡丹江 Mudanjiang 44.55 129.63 4|绥化 Suihua 46.64 126.97 3|鸡西 Jixi 45.30 130.97 2|双鸭山 Shuangyashan 46.65 131.16 1|黑河 Heihe 50.25 127.53 1|伊春 Yichun 47.73 128.84 1',
  JL: '长春 Changchun 43.82 125.32 26|吉林 Jilin 43.84 126.55 8|延边 Yanbian 42.89 129.51 4|四平 Siping 43.17 124.35 3|松原 Songyuan 45.14 124.83 3|通化 Tonghua 41.73 125.94 2|白城 Baicheng 45.62 122.84 2|辽源 Liaoyuan 42.89 125.14 1|白山 Baishan 41.94 126.42 1',
  NM: '呼和浩特 Hohhot 40.84 111.75 13|包头 Baotou 40.66 109.84 10|鄂尔多斯 Ordos 39.61 109.78 8|赤峰 Chifeng 42.26 118.89 7|通辽 Tongliao 43.65 122.24 4|呼伦贝尔 Hulunbuir 49.21 119.77 4|巴彦淖尔 Bayannur 40.74 107.39 3|乌兰察布 Ulanqab 40.99 113.13 2|锡林郭勒 Xilingol 43.93 116.05 2|乌海 Wuhai 39.66 106.79 1|兴安 Hinggan 46.08 122.07 1',
  XJ: '乌鲁木齐 Ürümqi 43.83 87.62 20|伊犁 Ili 43.92 81.32 5|昌吉 Changji 44.01 87.31 5|喀什 Kashgar 39.47 75.99 5|阿克苏 Aksu 41.17 80.26 4|巴音郭楞 Bayingolin 41.76 86.15 4|哈密 Hami 42.83 93.51 2|克拉玛依 Karamay 45.58 84.89 2|和田 Hotan 37.11 79.92 2|石河子 Shihezi 44.31 86.08 2|吐鲁番 Turpan 42.95 89.19 1|塔城 Tacheng 46.75 82.98 1|阿勒泰 Altay 47.84 88.14 1',
  TJ: '天津 Tianjin 39.13 117.20 1',
  GS: '兰州 Lanzhou 36.06 103.83 17|天水 Tianshui 34.58 105.72 4|庆阳 Qingyang 35.71 107.64 3|酒泉 Jiuquan 39.73 98.49 3|平凉 Pingliang 35.54 106.67 3|定西 Dingxi 35.58 104.59 2|武威 Wuwei 37.93 102.64 2|张掖 Zhangye 38.93 100.45 2|白银 Baiyin 36.54 104.14 2|陇南 Longnan 33.40 104.92 2|临夏 Linxia 35.60 103.21 2|嘉峪关 Jiayuguan 39.77 98.29 1|甘南 Gannan 34.98 102.91 1',
  HI: '海口 Haikou 20.04 110.20 18|三亚 Sanya 18.25 109.51 8|儋州 Danzhou 19.52 109.58 2|琼海 Qionghai 19.26 110.47 2|文昌 Wenchang 19.54 110.80 1|万宁 Wanning 18.80 110.39 1',
  NX: '银川 Yinchuan 38.49 106.23 10|吴忠 Wuzhong 37.99 106.20 3|石嘴山 Shizuishan 38.98 106.38 2|固原 Guyuan 36.02 106.24 2|中卫 Zhongwei 37.50 105.20 2',
  QH: '西宁 Xining 36.62 101.78 7|海东 Haidong 36.50 102.10 2|海西 Haixi 37.37 97.37 2',
  XZ: '拉萨 Lhasa 29.65 91.14 4|日喀则 Shigatse 29.27 88.88 1|林芝 Nyingchi 29.65 94.36 1|昌都 Qamdo 31.14 97.17 1',
};

export interface City {
  province: ProvinceCode;
  name: { cn: string; en: string };
  /** Degrees north and east. */
  centre: readonly [north: number, east: number];
  /** Share of its province, against the others there. */
  weight: number;
}

export const citiesOf = (province: ProvinceCode): City[] =>
  (CITIES[province] ?? '').split('|').map((line): City => {
    const [cn = '', en = '', north = '', east = '', weight = ''] = line.split(' ');
    return {
      province,
      name: { cn, en },
      centre: [Number(north), Number(east)],
      weight: Number(weight),
    };
  });
