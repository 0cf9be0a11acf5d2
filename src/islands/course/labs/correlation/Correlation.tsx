import { useId, useMemo } from 'react';
import { commonRisk, drawCourse, mostPositions } from '../../../../domain/labs/correlation.ts';
import { maxDrawdown } from '../../../../domain/labs/shared/drawdown.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { correlationLab } from '../../../../i18n/fr/course/labs/correlation.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Lab } from '../kit/Lab.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { CourseDrawing } from './CourseDrawing.tsx';

type CorrelationTexts = typeof correlationLab;

const loadTexts = textsLoader(
  import.meta.glob<CorrelationTexts>('../../../../i18n/*/course/labs/correlation.ts', {
    import: 'correlationLab',
  }),
);

const initial = { positions: 4, correlation: 0, risk: 20, seed: 3 };
const days = 90;
/** Standard deviation of a day's return. */
const volatility = 0.035;

const trials: TrialConditions<typeof initial> = {
  crisis: ({ correlation }) => correlation === 0.8,
  more: ({ positions, correlation }) => correlation >= 0.8 && positions === 10,
  free: ({ positions, correlation }) => correlation === 0 && positions === 10,
};

export default function Correlation({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/correlation`, start, trials);
  const { state, change } = lab;
  const { positions, correlation, risk, seed } = state;
  const id = useId();
  const { number, euros, share, count } = numbersOf(lang);
  const course = useMemo(
    () => drawCourse({ positions, correlation, days, volatility, seed }),
    [positions, correlation, seed],
  );
  const fall = maxDrawdown(course.portfolio);
  const common = commonRisk(positions, risk, correlation);
  const words = {
    correlation: number(correlation),
    positions: count(positions, t.positionsText),
    risk: euros(risk),
    common: euros(common, 0),
    equivalent: count(common / risk, t.positionsText, 1),
    drawdown: share(fall.share, 0),
    allDown: fill(plural(lang, course.allDown, t.daysText), { n: course.allDown }),
    n: positions,
    pairs: positions * (positions - 1),
  };

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      sliders={{
        correlation: { label: t.correlation, tone: 'primary', min: 0, max: 1, step: 0.05 },
        positions: { label: t.positions, min: 1, max: mostPositions, step: 1, whole: true },
        risk: { label: t.risk, unit: '€', min: 5, max: 100, step: 5 },
      }}
      controls={
        <button type="button" className="btn btn-small" onClick={() => change({ seed: seed + 1 })}>
          {t.again}
        </button>
      }
      drawing={<CourseDrawing course={course} fall={fall} labelledBy={id} t={t} lang={lang} />}
      results={[
        {
          label: t.results.common,
          value: euros(common, 0),
          note: fill(t.ofTotal, { total: euros(risk * positions) }),
        },
        {
          label: t.results.equivalent,
          value: number(common / risk, 1),
          note: fill(t.ofTotal, { total: positions }),
        },
        { label: t.results.drawdown, value: share(fall.share, 0), tone: 'down' },
        {
          label: t.results.allDown,
          value: String(course.allDown),
          note: fill(t.ofTotal, { total: days }),
        },
      ]}
      say={{ id, text: fill(t.say, words), formula: fill(t.formula, words) }}
      trials={t.trials}
      settings={{
        crisis: { ...start, correlation: 0.8 },
        more: { ...start, correlation: 0.8, positions: 10 },
        free: { ...start, correlation: 0, positions: 10 },
      }}
    />
  );
}
