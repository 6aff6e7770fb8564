import { TextField } from 'shared/ui/form/text-field/text-field';

export interface LinkFieldProps {
  label: string;
  hint: string;
  token: string;
  onChange: (token: string) => void;
}

/** For the link of a message, or the secret at its end. */
export function LinkField({ label, hint, token, onChange }: LinkFieldProps) {
  return (
    <TextField
      id="token"
      name="token"
      label={label}
      hint={hint}
      autoComplete="off"
      spellCheck={false}
      value={token}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
