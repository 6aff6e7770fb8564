import { Button, ButtonLink } from './button.tsx';

export const examples = {
  link: <ButtonLink href="/cn/en">Go to the home page</ButtonLink>,
  ghost: (
    <ButtonLink href="/cn/en/media" weight="ghost">
      Media centre
    </ButtonLink>
  ),
  submit: <Button>Search</Button>,
  inactive: <Button inactive>Next</Button>,
};
