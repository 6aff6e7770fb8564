import type { ApplicationState } from 'shared/contract/talent/application';
import type { Lang } from 'shared/contract/text/lang';

/** What an applicant is told: that it has come, that it stands elsewhere, that it is gone. */
export type ApplicationEvent = ApplicationState | 'withdrawn';

interface Words {
  subject: (job: string) => string;
  title: string;
  text: (job: string) => string;
}

export const APPLICATION_MAIL: Record<ApplicationEvent, Record<Lang, Words>> = {
  received: {
    cn: {
      subject: (job) => `申请已收到：${job}`,
      title: '申请已收到',
      text: (job) =>
        `感谢您申请“${job}”。招聘团队会逐份阅读，一般在十个工作日内给您答复。进展以邮件或短信通知，也可随时查看。`,
    },
    en: {
      subject: (job) => `We have your application: ${job}`,
      title: 'We have your application',
      text: (job) =>
        `Thank you for applying for “${job}”. People read every application, usually within ten working days. We write whenever it moves on, and you can look at any time.`,
    },
  },
  reviewing: {
    cn: {
      subject: (job) => `申请正在评审：${job}`,
      title: '正在评审',
      text: (job) => `用人部门正在评审您对“${job}”的申请。`,
    },
    en: {
      subject: (job) => `Your application is being read: ${job}`,
      title: 'Your application is being read',
      text: (job) => `The team that looks for somebody for “${job}” is reading your application.`,
    },
  },
  interview: {
    cn: {
      subject: (job) => `邀您面谈：${job}`,
      title: '我们想与您面谈',
      text: (job) => `关于“${job}”，我们希望与您见面。招聘团队会与您联系约定时间；如需无障碍安排，请届时告知。`,
    },
    en: {
      subject: (job) => `We would like to meet you: ${job}`,
      title: 'We would like to meet you',
      text: (job) =>
        `We would like to talk with you about “${job}”. The recruiters will contact you to agree on a time; tell them what you need to take part.`,
    },
  },
  offered: {
    cn: {
      subject: (job) => `录用意向：${job}`,
      title: '我们希望您加入',
      text: (job) => `我们希望您来担任“${job}”。招聘团队会把书面的录用条件寄给您。`,
    },
    en: {
      subject: (job) => `We would like you to join us: ${job}`,
      title: 'We would like you to join us',
      text: (job) => `We would like to offer you “${job}”. The recruiters will send you the terms in writing.`,
    },
  },
  declined: {
    cn: {
      subject: (job) => `申请结果：${job}`,
      title: '这一次未能同行',
      text: (job) => `很遗憾，“${job}”我们选择了其他人选。感谢您花时间申请，欢迎再次应聘。`,
    },
    en: {
      subject: (job) => `About your application: ${job}`,
      title: 'We have chosen somebody else',
      text: (job) =>
        `We are sorry: somebody else will do the work of “${job}”. Thank you for the time you gave us. You are welcome to apply again.`,
    },
  },
  hired: {
    cn: {
      subject: (job) => `欢迎加入：${job}`,
      title: '欢迎加入',
      text: (job) => `“${job}”的录用已经完成，期待与您共事。`,
    },
    en: {
      subject: (job) => `Welcome: ${job}`,
      title: 'Welcome',
      text: (job) => `Everything is agreed for “${job}”. We look forward to working with you.`,
    },
  },
  withdrawn: {
    cn: {
      subject: (job) => `申请已撤回：${job}`,
      title: '申请已撤回',
      text: (job) => `您对“${job}”的申请已撤回，填写的内容与简历均已删除。`,
    },
    en: {
      subject: (job) => `Your application is withdrawn: ${job}`,
      title: 'Your application is withdrawn',
      text: (job) => `Your application for “${job}” is withdrawn. What you wrote and your CV have been deleted.`,
    },
  },
};

interface Labels {
  job: string;
  reference: string;
  sent: string;
  see: string;
  footer: (site: string) => string;
}

export const APPLICATION_LABELS: Record<Lang, Labels> = {
  cn: {
    job: '职位',
    reference: '申请编号',
    sent: '提交时间',
    see: '查看或撤回申请',
    footer: (site) => `您用此邮箱申请了职位，因此收到${site}的邮件。招聘的任何环节都不收费。请勿直接回复。`,
  },
  en: {
    job: 'Vacancy',
    reference: 'Reference',
    sent: 'Sent',
    see: 'See or withdraw it',
    footer: (site) =>
      `You get this mail from ${site} because somebody applied for a vacancy with your address. We never charge fees. Please do not answer it.`,
  },
};

/** Of the kinds that a text message has: the words of a state are on the page that its link leads to. */
export type ApplicationTextKind = 'received' | 'changed' | 'withdrawn';

interface TextFacts {
  site: string;
  reference: string;
  link: string;
}

/** The same by text message. */
export const APPLICATION_TEXT: Record<ApplicationTextKind, Record<Lang, (facts: TextFacts) => string>> = {
  received: {
    cn: ({ site, reference, link }) => `【${site}】职位申请已收到，编号${reference}。查看或撤回：${link}`,
    en: ({ site, reference, link }) => `[${site}] We have your application ${reference}. See or withdraw it: ${link}`,
  },
  changed: {
    cn: ({ site, reference, link }) => `【${site}】您的职位申请${reference}有新的进展，请查看：${link}`,
    en: ({ site, reference, link }) => `[${site}] There is news about your application ${reference}: ${link}`,
  },
  withdrawn: {
    cn: ({ site, reference }) => `【${site}】职位申请${reference}已撤回，填写的内容与简历均已删除。`,
    en: ({ site, reference }) =>
      `[${site}] Application ${reference} is withdrawn. What you wrote and your CV are deleted.`,
  },
};
