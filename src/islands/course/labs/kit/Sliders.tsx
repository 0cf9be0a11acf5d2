import { memo } from 'react';
import type { Lang } from '../../../../i18n/locales.ts';
import type { LabState } from '../../../../stores/course/lab-state.ts';
import { Control } from './Control.tsx';
import type { KitTexts } from './texts.ts';
import type { LabControls } from './use-lab.ts';

/** The range of a number and how it is named. */
export interface Slider {
  readonly label: string;
  readonly unit?: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly tone?: 'down' | 'primary';
  /** Rounds what is typed: a count. */
  readonly whole?: boolean;
}

type NumberOf<State> = {
  [Name in keyof State]: State[Name] extends number ? Name : never;
}[keyof State];

/** Sliders by the number of the state that each one sets, in the order shown. */
export type SlidersOf<State> = Readonly<Partial<Record<NumberOf<State>, Slider>>>;

interface Props<State extends LabState> {
  readonly lab: Pick<LabControls<State>, 'state' | 'change'>;
  readonly sliders: SlidersOf<State>;
  readonly lang: Lang;
  readonly t: KitTexts;
}

/** A control for each of some numbers of a lab's state. */
export function Sliders<State extends LabState>({ lab, sliders, lang, t }: Props<State>) {
  return Object.entries<Slider | undefined>(sliders).map(([name, slider]) => {
    if (!slider) return null;
    return (
      <OwnControl
        key={name}
        {...slider}
        name={name}
        lang={lang}
        t={t}
        value={Number(lab.state[name])}
        change={lab.change as OwnControlProps['change']}
      />
    );
  });
}

interface OwnControlProps extends Slider, Pick<Props<LabState>, 'lang' | 't'> {
  /** Name of its number. */
  readonly name: string;
  readonly value: number;
  readonly change: (values: Readonly<Record<string, number>>) => void;
}

/** The control of one number; it is not rendered again while another one moves. */
const OwnControl = memo(function OwnControl({ name, whole, change, ...range }: OwnControlProps) {
  return (
    <Control {...range} onChange={(next) => change({ [name]: whole ? Math.round(next) : next })} />
  );
});
