import { useId } from 'react';
import { patternCases, type PatternCase } from '../../../../domain/labs/pattern-cases.ts';
import { fill } from '../../../../i18n/format.ts';
import type { patternsLab } from '../../../../i18n/fr/course/labs/patterns.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTakenFocus } from '../../../ui/hooks.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Lab } from '../kit/Lab.tsx';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab } from '../kit/use-lab.ts';
import { Verdict } from '../kit/Verdict.tsx';
import type { LabProps } from '../lab-props.ts';
import { CaseDrawing } from './CaseDrawing.tsx';
import { answerTo, initial, markOf, trials, withAnswer, type Answer } from './score.ts';
import { describeCase } from './words.ts';

type PatternsTexts = typeof patternsLab;

const loadTexts = textsLoader(
  import.meta.glob<PatternsTexts>('../../../../i18n/*/course/labs/patterns.ts', {
    import: 'patternsLab',
  }),
);

const total = patternCases.length;

export default function Patterns({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const lab = useLab(`${page}/patterns`, startWith(initial, values), trials);
  const { state, change } = lab;
  const id = useId();
  const [verdictRef, takeToVerdict] = useTakenFocus();
  const at = Math.min(Math.max(state.number, 1), total) - 1;
  const shown = patternCases[at] as PatternCase;
  const answer = answerTo(state, at);
  const { results, text, formula } = describeCase({ state, shown, t, lang });

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      sliders={{ number: { label: t.number, min: 1, max: total, step: 1, whole: true } }}
      controls={
        <>
          {answer === undefined && (
            <>
              <p id={`${id}-answer`}>{t.answer}</p>
              <div className="lab-buttons" role="group" aria-labelledby={`${id}-answer`}>
                {Object.entries(t.answers).map(([name, label]) => (
                  <button
                    key={name}
                    type="button"
                    className="btn btn-small"
                    onClick={() => {
                      takeToVerdict();
                      change({ answers: withAnswer(state, at, name as Answer) });
                    }}
                  >
                    {label}
                  </button>
                ))}
              </div>
            </>
          )}
          <Verdict
            mark={markOf(state, at)}
            titles={{ right: t.right, half: t.undecided, wrong: t.wrong }}
            focus={verdictRef}
          >
            {answer && <p>{fill(t.given, { answer: t.answers[answer] })}</p>}
          </Verdict>
          <button
            type="button"
            className="btn btn-small"
            onClick={() => change({ number: ((at + 1) % total) + 1 })}
          >
            {t.next}
          </button>
        </>
      }
      drawing={
        <CaseDrawing
          labelledBy={id}
          shown={shown}
          isTold={answer !== undefined}
          t={t}
          lang={lang}
        />
      }
      results={results}
      say={{ id, text, formula }}
      trials={t.trials}
      settings={{}}
    />
  );
}
