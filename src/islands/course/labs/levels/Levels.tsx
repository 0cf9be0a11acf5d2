import { useId } from 'react';
import { fill } from '../../../../i18n/format.ts';
import type { levelsLab } from '../../../../i18n/fr/course/labs/levels.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Choice } from '../kit/Choice.tsx';
import { Lab } from '../kit/Lab.tsx';
import { Sliders } from '../kit/Sliders.tsx';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { LevelsDrawing } from './LevelsDrawing.tsx';
import { initial, startLevels, studyOf, trials } from './study.ts';
import { describeLevels } from './words.ts';

type LevelsTexts = typeof levelsLab;

const loadTexts = textsLoader(
  import.meta.glob<LevelsTexts>('../../../../i18n/*/course/labs/levels.ts', {
    import: 'levelsLab',
  }),
);

export default function Levels({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/levels`, start, trials);
  const { state, change } = lab;
  const { kind, seed, isTold } = state;
  const id = useId();
  const study = studyOf(state);
  const { least, most, levels } = study;
  const { results, text, formula } = describeLevels({ state, study, t, lang });
  const slider = (n: number) => ({
    label: fill(t.level, { n }),
    tone: 'primary' as const,
    min: least,
    max: most,
    step: 0.1,
  });
  /** Another series, with levels at its quarters and its end hidden. */
  const draw = (next: string, from: number) =>
    change({ kind: next, seed: from, isTold: false, ...startLevels(next, from) });

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      controls={
        <>
          <Choice
            legend={t.kind}
            options={Object.entries(t.kinds).map(([value, label]) => ({ value, label }))}
            value={kind}
            onChange={(next) => draw(next, seed)}
          />
          <Choice
            legend={t.count}
            options={['1', '2', '3'].map((value) => ({ value, label: value }))}
            value={state.count}
            onChange={(count) => change({ count })}
          />
          <Sliders
            lab={lab}
            lang={lang}
            t={kit}
            sliders={{
              level1: slider(1),
              ...(levels.length > 1 && { level2: slider(2) }),
              ...(levels.length > 2 && { level3: slider(3) }),
              tolerance: { label: t.tolerance, unit: '%', min: 0.2, max: 3, step: 0.1 },
            }}
          />
          <button
            type="button"
            className="btn btn-small"
            onClick={() => change({ isTold: !isTold })}
          >
            {isTold ? t.hide : t.show}
          </button>
          <button type="button" className="btn btn-small" onClick={() => draw(kind, seed + 1)}>
            {t.again}
          </button>
        </>
      }
      drawing={
        <LevelsDrawing
          labelledBy={id}
          study={study}
          tolerance={state.tolerance / 100}
          isTold={isTold}
          t={t}
          lang={lang}
          onMove={(n, price) => {
            const value = Math.round(Math.min(Math.max(price, least), most) * 10) / 10;
            change({ [`level${n}`]: value });
          }}
        />
      }
      results={results}
      say={{ id, text, formula }}
      trials={t.trials}
      settings={{
        after: { ...start, isTold: true },
        hidden: undefined,
        lead: undefined,
      }}
    />
  );
}
