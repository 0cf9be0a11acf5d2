/** The sample question: a wrong choice gets its reason and another try. */

interface QuestionTexts {
  readonly none: string;
  readonly again: string;
  readonly right: string;
  /** Why each choice is wrong; null for the right one. */
  readonly reasons: readonly (string | null)[];
}

/** Starts the question. */
export function start(question: HTMLElement): void {
  const button = question.querySelector('button');
  const result = question.querySelector<HTMLElement>('.try-result');
  const next = question.querySelector<HTMLElement>('.try-next');
  if (!button || !result || !next) return;
  const t = JSON.parse(question.dataset['texts'] ?? '{}') as QuestionTexts;
  const inputs = [...question.querySelectorAll('input')];

  button.addEventListener('click', () => {
    const at = inputs.findIndex((input) => input.checked);
    const choice = inputs[at]?.closest('label');
    if (!choice) {
      result.textContent = t.none;
      return;
    }
    const reason = t.reasons[at] ?? null;
    choice.classList.add(reason === null ? 'right' : 'wrong');
    if (reason !== null) {
      const place = choice.querySelector('small') ?? result;
      // Emptied before: the same texts again would not be announced.
      place.textContent = result.textContent = '';
      setTimeout(() => {
        place.textContent = reason;
        result.textContent = t.again;
      }, 99);
      return;
    }
    result.textContent = t.right;
    for (const input of inputs) input.disabled = true;
    next.hidden = false;
    next.focus();
    button.hidden = true;
  });
}
