import type { Lang } from 'shared/contract/text/lang';
import { expect } from '../../fixtures/visitor.ts';
import { newMobile, type Group, type Visit } from './group.ts';
import type { PavilionSite } from './pavilion-site.ts';

/** What a group reads that waits, in both languages. */
export const WAITING_WORDS = {
  cn: {
    join: '提交候补',
    number: (line: number) => `您排在第${line}位`,
    see: '查看我的排位',
    offered: '有名额了，已为您保留',
    accept: '确认名额',
    decline: '放弃名额',
    declineYes: '确定放弃',
    declined: '名额已转给下一位',
    leave: '退出候补',
    leaveYes: '确定退出',
    left: '您已退出候补',
  },
  en: {
    join: 'Join the waiting list',
    number: (line: number) => `You are number ${line} in line`,
    see: 'See my place in line',
    offered: 'Places are held for you',
    accept: 'Accept the places',
    decline: 'Decline',
    declineYes: 'Yes, decline',
    declined: 'The places went to the next group',
    leave: 'Leave the waiting list',
    leaveYes: 'Yes, leave',
    left: 'You have left the waiting list',
  },
} as const;

/** A visit that fills its slot, for somebody who will not come. */
export async function fillSlot(group: Group, visit: Omit<Visit, 'mobile'>, pavilion: PavilionSite): Promise<string> {
  const mobile = newMobile(visit.visitors.length + 700);
  await group.fillAll({ ...visit, mobile }, pavilion.phones);
  return group.confirm();
}

/** From the notice to the place in line. */
export async function joinLine(
  group: Group,
  { visit, line, lang }: { visit: Visit; line: number; lang: Lang },
  pavilion: PavilionSite,
): Promise<void> {
  const words = WAITING_WORDS[lang];
  await group.fillAll(visit, pavilion.phones);
  await group.page.getByRole('button', { name: words.join, exact: true }).click();
  await expect(group.page.getByRole('heading', { level: 1 })).toHaveText(words.number(line));
}

/** The link of the newest text message about waiting, once there are so many. */
export async function lineLink(pavilion: PavilionSite, mobile: string, messages: number): Promise<string> {
  const links = () => pavilion.phones.to(mobile).flatMap((text) => /https?:\S+#waiting=[\w-]{22}/.exec(text) ?? []);
  await expect.poll(() => links().length, { timeout: 20_000 }).toBe(messages);
  return links().at(-1) ?? '';
}

export const pathOf = (link: string): string => link.replace(/^https?:\/\/[^/]+/, '');
