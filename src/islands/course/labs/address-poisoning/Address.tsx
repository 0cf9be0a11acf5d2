interface Props {
  readonly address: string;
  /** All 40 characters in groups of four, else the first and the last four. */
  readonly isFull: boolean;
  /** With the capitals of the checksum, else in lower case. */
  readonly isCased: boolean;
}

/** An address as a wallet writes it. */
export function Address({ address, isFull, isCased }: Props) {
  const text = isCased ? address : address.toLowerCase();
  if (!isFull) {
    return (
      <code className="poison-address">
        0x{text.slice(0, 4)}…{text.slice(-4)}
      </code>
    );
  }
  return (
    <code className="poison-address" data-full="">
      0x
      {groupsOf(text).map((group, at) => (
        <span key={at}>{group}</span>
      ))}
    </code>
  );
}

interface ComparedProps {
  readonly address: string;
  /** Whether each character differs from the other address. */
  readonly differs: readonly boolean[];
}

/** An address whose differing characters are underlined. */
export function ComparedAddress({ address, differs }: ComparedProps) {
  return (
    <code className="poison-address" data-full="">
      0x
      {groupsOf(address).map((group, at) => (
        <span key={at}>
          {Array.from(group, (digit, index) =>
            differs[at * 4 + index] ? <b key={index}>{digit}</b> : digit,
          )}
        </span>
      ))}
    </code>
  );
}

function groupsOf(text: string): string[] {
  return text.match(/.{4}/g) ?? [];
}
