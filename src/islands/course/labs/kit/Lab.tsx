import type { ReactNode } from 'react';
import type { Lang } from '../../../../i18n/locales.ts';
import type { LabState } from '../../../../stores/course/lab-state.ts';
import { LabBench, LabFrame } from './LabFrame.tsx';
import { Results, Say, type Result } from './Results.tsx';
import { Sliders, type SlidersOf } from './Sliders.tsx';
import type { KitTexts } from './texts.ts';
import { Trials } from './Trials.tsx';
import type { LabControls } from './use-lab.ts';

interface Props<State extends LabState> {
  readonly title: string;
  readonly kit: KitTexts;
  readonly lab: LabControls<State>;
  readonly lang: Lang;
  readonly sliders?: SlidersOf<State>;
  /** Below the sliders. */
  readonly controls?: ReactNode;
  readonly drawing: ReactNode;
  readonly results: readonly Result[];
  /** The state in sentences, which label the drawing, and the formula under it. */
  readonly say: {
    readonly id: string;
    readonly text: string;
    readonly tone?: 'bad' | 'good' | undefined;
    readonly formula?: ReactNode;
  };
  /** Further content below the sentence. */
  readonly more?: ReactNode;
  readonly trials: Readonly<Record<string, { readonly text: string; readonly shows: string }>>;
  /** The values that set a trial up, by its name. */
  readonly settings: Readonly<Record<string, Partial<State> | undefined>>;
}

/** A lab in the usual order: controls and drawing, results, sentence, trials. */
export function Lab<State extends LabState>(props: Props<State>) {
  const { title, kit, lab, lang, sliders, controls } = props;
  const { drawing, results, say, more, trials, settings } = props;
  return (
    <LabFrame title={title} t={kit} onReset={lab.reset}>
      <LabBench
        controls={
          <>
            {sliders && <Sliders lab={lab} sliders={sliders} lang={lang} t={kit} />}
            {controls}
          </>
        }
      >
        {drawing}
      </LabBench>
      <Results results={results} />
      <Say id={say.id} text={say.text} tone={say.tone}>
        {say.formula}
      </Say>
      {more}
      <Trials
        t={kit}
        done={lab.done}
        trials={Object.entries(trials).map(([name, texts]) => {
          const values = settings[name];
          return { name, ...texts, set: values && (() => lab.change(values)) };
        })}
      />
    </LabFrame>
  );
}
