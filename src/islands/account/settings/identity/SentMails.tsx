import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly t: SettingsTexts;
}

/** The emails that the account and the contract need, which are not optional. */
export function SentMails({ t: { mails } }: Props) {
  return (
    <div className="settings-facts">
      <p>{mails.intro}</p>
      <ul className="settings-list">
        {mails.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
