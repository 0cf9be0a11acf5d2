/** Honeypot: only bots fill it in. */
export const honeypotName = 'website';

interface Props {
  readonly label: string;
  readonly className: string;
}

export function Honeypot({ label, className }: Props) {
  return (
    <div className={className} aria-hidden="true">
      <label>
        {label}
        <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
