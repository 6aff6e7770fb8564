import { heading, list, paragraph, table, words, type BothPieces } from './pieces.ts';

/** The joint laboratory; the same facts as the article `aerodynamics-laboratory`. */
export function laboratory(): BothPieces[] {
  return [
    paragraph(
      '公司与六所高校于2026年11月18日在广州签署协议，共建空气动力学联合实验室。本次合作不构成关联交易，不构成重大资产重组，已经第七届董事会第18次会议审议通过。',
      'On 18 November 2026 in Guangzhou the Company and six universities signed an agreement to found a joint aerodynamics laboratory. It is no transaction with a related party and no major reorganisation; the eighteenth meeting of the seventh board approved it.',
    ),
    table(
      words('协议要点', 'Terms'),
      [words('项目', 'Item'), words('内容', 'Particulars')],
      [
        [words('地点', 'Where'), words('南沙风洞园区', 'Beside the Nansha wind tunnel')],
        [words('首期投入', 'First investment'), words('人民币420百万元，自有资金', 'CNY 420 million, from own funds')],
        [
          words('主要设施', 'Main facility'),
          words('低湍流气动声学风洞，计划2028年建成', 'A low-turbulence aeroacoustic tunnel, to open in 2028'),
        ],
        [
          words('对外开放', 'Open to others'),
          words('每年200小时机时，由学术委员会评审', '200 hours a year, allotted by an academic committee'),
        ],
        [words('首批课题', 'First projects'), words('12个，2027年3月启动', 'Twelve, from March 2027')],
      ],
    ),
    heading('对公司的影响', 'What it means for the Company'),
    paragraph(
      '首期投入分三年支付，约占2025年经营活动现金流的2.2%，对2026年业绩没有重大影响。新风洞与南沙整车风洞共用动力与控制系统。',
      'The first investment is paid over three years. It is about 2.2% of the operating cash flow of 2025 and does not weigh on the results of 2026. The new tunnel shares drive and controls with the one in Nansha.',
    ),
    heading('风险提示', 'Risks'),
    list(
      words(
        '声学段计划2027年10月封顶，建设进度受设备交付影响。',
        'The acoustic section is to be roofed in October 2027; deliveries of equipment may delay it.',
      ),
      words(
        '研究成果能否用于量产车型、何时应用，存在不确定性。',
        'Whether and when results reach vehicles in production is uncertain.',
      ),
    ),
  ];
}

/** Reappointment of the auditor. */
export function auditor(): BothPieces[] {
  return [
    paragraph(
      '公司拟续聘衡准会计师事务所（虚构）为2026年度财务报表与内部控制审计机构，聘期一年。',
      'The Company means to reappoint Hengzhun Certified Public Accountants (fictional) to audit the accounts and the internal controls of 2026, for one year.',
    ),
    table(
      words('审计费用（人民币万元）', 'Fees (CNY 10,000)'),
      [words('项目', 'Item'), words('2025', '2025'), words('2026', '2026'), words('变动', 'Change')],
      [
        [words('财务报表审计', 'Accounts'), '560', '575', '+2.7%'],
        [words('内部控制审计', 'Internal controls'), '120', '120', '0.0%'],
        [words('合计', 'Total'), '680', '695', '+2.2%'],
      ],
    ),
    heading('独立性', 'Independence'),
    list(
      words(
        '该所自2022年度起为公司服务，签字合伙人按五年轮换。',
        'The firm has served since the accounts of 2022; the partner who signs changes every five years.',
      ),
      words('2025年度非审计服务费用为零。', 'It was paid for no other service in 2025.'),
      words('近三年没有因执业行为受到行政处罚。', 'No authority has penalised its work in three years.'),
    ),
    paragraph(
      '审计委员会审查了该所的专业胜任能力、独立性与投资者保护能力，建议续聘；董事会全体同意，须经2025年年度股东大会批准。',
      'The Audit Committee examined its competence, its independence and its cover for investors and recommends it. The whole board agrees; the annual general meeting for 2025 decides.',
    ),
  ];
}

/** The record of a meeting with investors; Chinese only. */
export function briefingNotes(): BothPieces[] {
  const only = (cn: string) => paragraph(cn, cn);
  return [
    table(
      words('活动信息', '活动信息'),
      [words('项目', '项目'), words('内容', '内容')],
      [
        [words('类别', '类别'), words('券商策略会、一对一沟通', '')],
        [words('时间', '时间'), words('2026年3月5日14:00至15:30', '')],
        [words('地点', '地点'), words('广州，集团总部', '')],
        [words('参加单位', '参加单位'), words('基金、保险与券商共十七家机构，二十六人', '')],
        [words('接待人员', '接待人员'), words('财务负责人顾明川，董事会办公室', '')],
      ],
    ),
    heading('问1：2025年销量为什么没有达到190万辆？', '1'),
    only(
      '答：全年销量1,870,578辆，差不到三万辆。禾原的老车型先退市，接替车型后到；另有两款出口车型的认证晚了一个季度。两件事在2026年都有明确日期。',
    ),
    heading('问2：研发投入的增速会一直高于收入吗？', '2'),
    only(
      '答：2025年研发投入96.2亿元。第二代自研电驱与新风洞的建设期是五年，在此期间研发增速高于收入是计划之中的安排，之后会回落。',
    ),
    heading('问3：新能源车的毛利率如何？', '3'),
    only(
      '答：公司按车型披露销量，不按动力形式披露毛利率。可以说的是，八成以上的电驱已由集团自制，单台成本比外购低9%。',
    ),
    heading('问4：分红比例会提高吗？', '4'),
    only('答：章程规定不低于可分配利润的25%，近三年接近三成。年度方案由董事会在年报披露日一并公告，此前不作预测。'),
    only('交流过程中未涉及尚未公开的重大信息；1月与2月的产销数据分别以2月10日与3月9日的公告为准。'),
  ];
}
