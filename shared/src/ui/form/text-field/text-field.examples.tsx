import type { Lang } from '../../../contract/text/lang.ts';
import { TextField } from './text-field.tsx';

const words = {
  cn: {
    organisation: '参观单位',
    contact: '团队联系人',
    short: '姓名应为2至50个字符',
    visitors: '参观人数',
    limit: '最多999人；15人及以上可申请讲解',
    phone: '手机号码',
    email: '电子邮箱',
    optional: '选填',
    example: '流体力学研究所（示例）',
    reference: '预约编号',
  },
  en: {
    organisation: 'Visiting organisation',
    contact: 'Group contact',
    short: 'The name has 2 to 50 characters',
    visitors: 'Number of visitors',
    limit: 'Up to 999. From 15 you may ask for a guide',
    phone: 'Mobile phone',
    email: 'E-mail',
    optional: 'optional',
    example: 'Institute of Fluid Mechanics (example)',
    reference: 'Booking number',
  },
};

export function examples(lang: Lang) {
  const t = words[lang];
  return {
    text: <TextField id="organisation" label={t.organisation} autoComplete="organization" placeholder={t.example} />,
    wrong: <TextField id="contact" label={t.contact} error={t.short} defaultValue="Z" autoComplete="name" />,
    number: <TextField id="visitors" kind="number" label={t.visitors} hint={t.limit} defaultValue="32" />,
    phone: <TextField id="phone" kind="phone" label={t.phone} defaultValue="138 0000 0000" required />,
    optional: <TextField id="email" kind="email" label={t.email} optional={t.optional} />,
    disabled: <TextField id="reference" label={t.reference} defaultValue="CY-2026-1216" disabled />,
  };
}
