/** The chain of three blocks: another amount changes the hash of block 1 and breaks the link. */
import { chain, firstBlock, paidAmount } from '../../domain/course/chain.ts';
import { fill } from '../../i18n/format.ts';

/** Starts the chain in `lab`. */
export function start(lab: HTMLElement): void {
  const field = lab.querySelector('input');
  const verdict = lab.querySelector<HTMLElement>('.verdict-line span');
  if (!field || !verdict) return;
  const t = JSON.parse(lab.dataset['texts'] ?? '{}') as Record<'intact' | 'broken', string>;

  const show = async (): Promise<void> => {
    const amount = amountIn(field);
    const block = await firstBlock(amount);
    // A later amount may have been computed first.
    if (amount !== amountIn(field)) return;
    lab.classList.toggle('broken', amount !== paidAmount);
    for (const place of lab.querySelectorAll<HTMLElement>('[data-block]')) {
      place.textContent = place.dataset['block'] === 'data' ? block.data : block.hash;
    }
    const copied = chain[1].previous;
    const text = block.hash === copied ? t.intact : t.broken;
    verdict.textContent = fill(text, { hash: block.hash, copied });
  };

  field.addEventListener('input', () => void show());
  field.addEventListener('change', () => {
    field.valueAsNumber = amountIn(field);
  });
  lab.addEventListener('click', ({ target }) => {
    const step = (target as Element).closest<HTMLElement>('button')?.dataset['step'];
    if (step === undefined) return;
    field.valueAsNumber = step === 'reset' ? paidAmount : amountIn(field) + Number(step);
    field.valueAsNumber = amountIn(field);
    void show();
  });
  void show();
}

/** The amount in the field as a whole number from 0 to 99. */
function amountIn(field: HTMLInputElement): number {
  return Math.min(99, Math.max(0, Math.round(field.valueAsNumber || 0)));
}
