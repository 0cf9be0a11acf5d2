import { legalCheck, reserveOf, type RunSettings } from '../../../../domain/labs/stablecoin-run.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from '../kit/numbers.ts';
import { MarkIcon } from '../kit/Rounds.tsx';
import type { RunTexts } from './words.ts';

interface Props {
  readonly run: RunSettings;
  readonly t: RunTexts;
  readonly lang: Lang;
}

/** The legal requirements for such a token, and whether the settings meet them. */
export function Law({ run, t, lang }: Props) {
  const { share, euros } = numbersOf(lang);
  const check = legalCheck(run);
  const words = {
    backing: euros(reserveOf(run)),
    inBanks: share(check.inBanks / 100, 1),
    risky: share(run.risky / 100, 1),
  };
  const points =
    run.design === 'algorithmic'
      ? [{ text: t.law.par, isMet: false }]
      : [
          { text: t.law.whole, isMet: check.isWhole },
          { text: t.law.banks, isMet: check.isEnough },
          { text: t.law.significant, isMet: check.isEnoughIfSignificant },
          { text: t.law.safe, isMet: check.isSafe },
        ];
  return (
    <div className="run-law">
      <h4>{t.law.title}</h4>
      <ul>
        {points.map(({ text, isMet }) => (
          <li key={text} data-mark={isMet ? 'right' : 'wrong'}>
            <MarkIcon mark={isMet ? 'right' : 'wrong'} />
            <span>
              {fill(text, words)} <b>({isMet ? t.law.yes : t.law.no})</b>
            </span>
          </li>
        ))}
      </ul>
      <p>{t.law.source}</p>
    </div>
  );
}
