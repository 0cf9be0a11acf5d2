import type { RawLine } from '../../../../domain/labs/approval-reading.ts';

interface Props {
  readonly heading: string;
  readonly lines: readonly RawLine[];
  /** Name of the field whose lines are highlighted. */
  readonly chosen: string;
  /** What the chosen field means, or how to choose one. */
  readonly note: string;
}

/** What is really signed, line by line: the words of a call, typed data or a message. */
export function RawData({ heading, lines, chosen, note }: Props) {
  return (
    <div className="approval-raw">
      <h4>{heading}</h4>
      <ol>
        {lines.map(({ field, text }, at) => (
          <li key={at}>
            <code>{field === chosen ? <mark>{halves(text)}</mark> : <Faint text={text} />}</code>
          </li>
        ))}
      </ol>
      <p role="status">{note}</p>
    </div>
  );
}

/** Lets a word of 64 digits break in its middle. */
function halves(text: string) {
  return /^[0-9a-f]{64}$/.test(text) ? (
    <>
      {text.slice(0, 32)}
      <wbr />
      {text.slice(32)}
    </>
  ) : (
    text
  );
}

/** A line whose leading zeros are faint. */
function Faint({ text }: { readonly text: string }) {
  const zeros = /^0{8,}/.exec(text)?.[0] ?? '';
  if (!zeros) return halves(text);
  const cut = Math.max(zeros.length, 32);
  return (
    <>
      <span className="approval-zeros">
        {zeros.slice(0, 32)}
        {zeros.length > 32 && <wbr />}
        {zeros.slice(32)}
      </span>
      {text.slice(zeros.length, cut)}
      {zeros.length <= 32 && <wbr />}
      {text.slice(cut)}
    </>
  );
}
