import type { ListedMessage } from './state.ts';
import type { ScamTexts } from './words.ts';

interface Props {
  readonly message: ListedMessage;
  /** Index of the sentence that is marked or reread; −1 for none. */
  readonly sentence: number;
  /** Whether the message is judged: then the notes and the revealing sentences are shown. */
  readonly isJudged: boolean;
  readonly t: ScamTexts;
  readonly onSentence: (sentence: number) => void;
}

/** A message whose sentences can be marked, and once it is judged, reread with a note each. */
export function MessageCard({ message, sentence, isJudged, t, onSentence }: Props) {
  const { from, sentences, notes } = t.messages[message.id];
  return (
    <div className="scam-card">
      <p className="scam-from">
        <b>{t.channels[message.channel]}</b> {from}
      </p>
      <ul>
        {sentences.map((text, at) => {
          const isTell = isJudged && message.tells.includes(at);
          const isChosen = at === sentence;
          return (
            <li key={at} data-tell={isTell ? '' : undefined}>
              <button type="button" aria-pressed={isChosen} onClick={() => onSentence(at)}>
                <span>{text}</span>
                {isChosen && !isJudged && <em>{t.marked}</em>}
                {isTell && <em>{t.tell}</em>}
              </button>
              <div role="status">{isChosen && isJudged && <p>{notes[at]}</p>}</div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
