import { CONTROLLING_SHARES, count, dayName, share, SHARES, spread, type Entry } from './figures.ts';
import { MEETINGS, type Meeting } from './meetings.data.ts';
import { heading, list, paragraph, table, words, type BothPieces } from './pieces.ts';

function meetingOn(day: string): Meeting {
  const found = MEETINGS[day];
  if (!found) throw new Error(`no meeting on ${day}`);
  return found;
}

/** The meeting that a notice calls is the next one. */
const meetingAfter = (day: string): Meeting => meetingOn(Object.keys(MEETINGS).findLast((one) => one > day) ?? '');

/** Votes present: the controlling shareholder, and of the others as many as the meeting drew. */
function presentAt({ begins }: Meeting) {
  const A = CONTROLLING_SHARES + Math.round((0.21 + spread(`A ${begins}`) * 0.08) * (SHARES.A - CONTROLLING_SHARES));
  const H = Math.round((0.46 + spread(`H ${begins}`) * 0.12) * SHARES.H);
  return { A, H, all: A + H };
}

function votesOn(meeting: Meeting, at: number) {
  const { all } = presentAt(meeting);
  const of = `${meeting.begins} ${at}`;
  const against = Math.round(
    all * (0.0008 + spread(`against ${of}`) * (meeting.resolutions[at]?.special ? 0.031 : 0.011)),
  );
  const abstained = Math.round(all * spread(`abstained ${of}`) * 0.0009);
  return { for: all - against - abstained, against, abstained, all };
}

const KIND = { ordinary: words('普通', 'Ordinary'), special: words('特别', 'Special') };

const momentName = (begins: string) => {
  const { cn, en } = dayName(begins.slice(0, 10));
  return words(`${cn}${begins.slice(11)}`, `${begins.slice(11)} on ${en}`);
};

const QUESTIONS = [
  heading('提问', 'Questions'),
  paragraph(
    '股东可在会前通过ir@chenyue.example（示例地址）提交问题，会上集中答复；现场提问不限持股数量。',
    'Questions may be sent to ir@chenyue.example (example address) and are answered at the meeting. In the room anybody with a share may ask.',
  ),
];

/** Notice of a meeting: when, who may vote, what is decided, how to vote. */
export function meetingNotice({ date, market }: Entry): BothPieces[] {
  const meeting = meetingAfter(date);
  const moment = momentName(meeting.begins);
  const record = dayName(meeting.recordDate);
  const rows = meeting.resolutions.map(({ text, special }, at) => [
    String(at + 1),
    text,
    special ? KIND.special : KIND.ordinary,
  ]);
  return [
    paragraph(
      `公司定于北京时间${moment.cn}在${meeting.place.cn}召开${meeting.name.cn}，由董事会召集，现场投票与${market === 'A' ? '网络投票' : '委任代表投票'}相结合。`,
      `The board calls ${meeting.name.en} for ${moment.en}, Beijing time, in ${meeting.place.en}. Votes are cast in the room and ${market === 'A' ? 'online' : 'by proxy'}.`,
    ),
    heading('审议事项', 'Agenda'),
    table(
      words('议案', 'Resolutions'),
      [words('序号', 'No.'), words('议案', 'Resolution'), words('类型', 'Kind')],
      rows,
    ),
    heading('出席与投票', 'Attending and voting'),
    market === 'A'
      ? list(
          words(
            `${record.cn}收市后登记在册的A股股东有权出席并表决。`,
            `Holders of A shares on the register at the close of ${record.en} may attend and vote.`,
          ),
          words(
            `网络投票时间为${meeting.begins.slice(0, 10)} 09:15至15:00。`,
            `Online votes are counted from 09:15 to 15:00 on ${meeting.begins.slice(0, 10)}.`,
          ),
          words('同一表决权重复投票的，以第一次为准。', 'Whoever votes twice is counted once, by the first vote.'),
        )
      : list(
          words(
            `${record.cn}名列H股股东名册的股东有权出席并表决。`,
            `Holders on the register of H shares on ${record.en} may attend and vote.`,
          ),
          words(
            '代表委任表格须在会议开始24小时前送达H股股份过户登记处。',
            'Proxy forms must reach the registrar twenty-four hours before the meeting.',
          ),
          words('填妥并交回表格不妨碍股东亲身出席。', 'A form returned does not keep anybody from coming in person.'),
        ),
    ...QUESTIONS,
  ];
}

/** Results: who was there, and every vote. */
export function meetingResults({ date, market }: Entry): BothPieces[] {
  const meeting = meetingOn(date);
  const { A, H, all } = presentAt(meeting);
  const votes = meeting.resolutions.map((resolution, at) => ({ ...resolution, ...votesOn(meeting, at) }));
  const rows = votes.map((vote, at) => {
    const cells = [vote.for, vote.against, vote.abstained].map(
      (value) => `${count(value)} (${share(value, vote.all, 2)})`,
    );
    return [words(`${at + 1}. ${vote.text.cn}`, `${at + 1}. ${vote.text.en}`), ...cells];
  });
  const special = votes.filter((vote) => vote.special).length;
  const least = Math.min(...votes.map((vote) => vote.for / vote.all));
  return [
    paragraph(
      `${meeting.name.cn}于${momentName(meeting.begins).cn}在${meeting.place.cn}召开，${votes.length}项议案全部通过。现场出席股东及代理人${meeting.present}人；连同${market === 'A' ? '网络' : '委任代表'}投票，出席股份共${count(all)}股，占股份总数的${share(all, SHARES.total, 2)}。`,
      `At ${meeting.name.en}, held at ${momentName(meeting.begins).en} in ${meeting.place.en}, all ${votes.length} resolutions were passed. ${meeting.present} shareholders and proxies were in the room; with the other votes ${count(all)} shares were present, ${share(all, SHARES.total, 2)} of all.`,
    ),
    table(
      words('出席股份', 'Shares present'),
      [words('类别', 'Class'), words('股数', 'Shares'), words('占该类别', 'Of the class')],
      [
        [words('A股', 'A shares'), count(A), share(A, SHARES.A, 2)],
        [words('H股', 'H shares'), count(H), share(H, SHARES.H, 2)],
        [words('合计', 'Total'), count(all), share(all, SHARES.total, 2)],
      ],
    ),
    heading('表决结果', 'The poll'),
    table(
      words('各项议案的票数', 'Votes on each resolution'),
      [words('议案', 'Resolution'), words('同意', 'For'), words('反对', 'Against'), words('弃权', 'Abstained')],
      rows,
    ),
    paragraph(
      special > 0
        ? `其中${special}项为特别决议，均获出席表决权三分之二以上通过。各项议案的同意比例最低为${(least * 100).toFixed(2)}%。`
        : `各项均为普通决议，获出席表决权过半数通过；同意比例最低为${(least * 100).toFixed(2)}%。`,
      special > 0
        ? `${special} of them were special resolutions and had more than two thirds of the votes present. The smallest share in favour of any resolution was ${(least * 100).toFixed(2)}%.`
        : `All were ordinary resolutions and had more than half of the votes present; the smallest share in favour was ${(least * 100).toFixed(2)}%.`,
    ),
    heading('监票与见证', 'Counting and witness'),
    paragraph(
      '两名股东代表、一名监事与H股股份过户登记处代表共同监票。见证律师认为，会议的召集、召开程序及表决结果合法有效。',
      'Two shareholders, a supervisor and the registrar of the H shares counted the votes. Counsel found the calling, the course and the result of the meeting valid.',
    ),
  ];
}
