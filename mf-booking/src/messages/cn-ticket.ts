import type { SameWords } from 'shared';
import type { enTicket } from './en-ticket.ts';

export const cnTicket = {
  held: {
    title: '您的电子票',
    lead: '入馆时出示。保存到您的设备后，没有网络也能打开。',
    none: '请通过短信或邮件中的链接打开电子票。',
    keep: '保存到此设备',
    forget: '从此设备移除',
    about:
      '保存后，电子票以及改期、取消用的链接只存在此浏览器中，参观当日结束后自动移除。使用此浏览器的人都能打开，请只保存到您自己的设备。',
    stored: '已保存在此设备，参观当日结束后自动移除。',
    atOnce: '显示此设备上保存的电子票',
    plain: '未启用脚本时无法保存到设备，请打印、另存为文件，或加入日历。',
    print: '打印或另存为文件',
    manage: '改期或取消',
    said: {
      stored: '已保存，没有网络也能打开本页。可通过浏览器菜单添加到主屏幕。',
      removed: '已移除，此设备上不再留有这次参观的信息。',
      refused: '此浏览器无法保存电子票：无痕窗口不保存，设备空间也可能不足。请打印或另存为文件。',
      changed: '预约有变动，请以这张电子票为准。',
      ended: '此处保存的一次参观已取消或不再存在，其电子票已从此设备移除。',
      unchecked: '预约服务暂时没有响应，以下为保存时的内容。',
    },
  },
  stored: {
    title: '您的电子票',
    address: '地址',
    phone: '电话',
    asOf: '内容截至{{moment}}（北京时间），此后的变动不会显示。',
    check: '查看有无变动',
  },
} satisfies SameWords<typeof enTicket>;
