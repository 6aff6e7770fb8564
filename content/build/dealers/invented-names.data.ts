/** Halves of invented names, in Chinese and as they are written in English; no pair is a real maker or dealer. */
export const FIRST_HALVES =
  '云 Yun|远 Yuan|恒 Heng|清 Qing|澄 Cheng|朗 Lang|松 Song|岚 Lan|溪 Xi|雁 Yan|鹿 Lu|枫 Feng|晴 Qing|砚 Yan|柏 Bo|榆 Yu|棠 Tang|星 Xing|映 Ying|听 Ting';
export const SECOND_HALVES =
  '岫 xiu|汀 ting|峦 luan|屿 yu|澜 lan|畔 pan|谷 gu|桥 qiao|埠 bu|渡 du|塘 tang|湾 wan|坪 ping|园 yuan|庭 ting|里 li|陌 mo|亭 ting';
export const STREETS =
  '听风路 Tingfeng Road|望山路 Wangshan Road|枕石街 Zhenshi Street|问渠路 Wenqu Road|拾麦路 Shimai Road|照野街 Zhaoye Street|采薇路 Caiwei Road|临泉巷 Linquan Lane|车辙街 Chezhe Street|远灯路 Yuandeng Road|回声街 Huisheng Street|木梯路 Muti Road|晚渡路 Wandu Road|半坡街 Banpo Street|青瓦路 Qingwa Road|九尺路 Jiuchi Road|风标路 Fengbiao Road|静水街 Jingshui Street|云梯路 Yunti Road|归雁路 Guiyan Road';

/** Partners of the rescue on the three high plateaus: province, city in both languages, its centre, and how many there are. */
export const RESCUE =
  'XZ 日喀则 Shigatse 29.27 88.88 4|XZ 林芝 Nyingchi 29.65 94.36 3|XZ 昌都 Qamdo 31.14 97.17 4|XZ 那曲 Nagqu 31.48 92.05 4|XZ 山南 Shannan 29.24 91.77 2|XZ 阿里 Ngari 32.50 80.10 3|QH 海西 Haixi 37.37 97.37 4|QH 玉树 Yushu 33.01 97.01 4|QH 果洛 Golog 34.47 100.24 4|QH 海北 Haibei 36.96 100.90 2|QH 黄南 Huangnan 35.52 102.02 2|SC 甘孜 Garze 30.05 101.96 9|SC 阿坝 Aba 31.90 102.22 8';
