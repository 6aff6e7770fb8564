import { phoneLink } from '../model/phone-link.ts';

export interface PhoneLinkProps {
  /** As written in the content, perhaps with a remark after it. */
  phone: string;
  className?: string | undefined;
}

export function PhoneLink({ phone, className }: PhoneLinkProps) {
  const href = phoneLink(phone);
  if (href === null) return <span className={className}>{phone}</span>;
  return (
    <a className={className} href={href}>
      {phone}
    </a>
  );
}
