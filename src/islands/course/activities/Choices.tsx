import { type ReactNode, useState } from 'react';

interface Props {
  readonly name: string;
  readonly question: string;
  readonly choices: readonly string[];
  /** Error when the button is pressed without a choice. */
  readonly missing: string;
  readonly button: string;
  /** Focuses the question when it is asked again. */
  readonly focus?: (element: HTMLElement | null) => void;
  readonly onChoose: (choice: number) => void;
  /** Beside the button. */
  readonly children?: ReactNode;
}

/** A question with radio buttons and a button that commits to one. */
export function Choices({ name, question, choices, missing, button, focus, ...rest }: Props) {
  const [chosen, setChosen] = useState<number>();
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      className="activity-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === undefined) setMissing(true);
        else rest.onChoose(chosen);
      }}
    >
      <fieldset ref={focus} tabIndex={-1}>
        <legend className="activity-question">{question}</legend>
        {choices.map((choice, index) => (
          <label key={choice} className="activity-choice">
            <input
              type="radio"
              name={name}
              checked={chosen === index}
              onChange={() => {
                setChosen(index);
                setMissing(false);
              }}
            />
            <span>{choice}</span>
          </label>
        ))}
      </fieldset>
      {isMissing && (
        <p className="activity-missing" role="alert">
          {missing}
        </p>
      )}
      <p className="activity-buttons">
        <button type="submit" className="btn btn-primary btn-small">
          {button}
        </button>
        {rest.children}
      </p>
    </form>
  );
}
