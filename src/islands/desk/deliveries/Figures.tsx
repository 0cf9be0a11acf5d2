import { fill, formatList } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $desk } from '../../../stores/desk/overview.ts';
import { useShared } from '../../ui/hooks.ts';
import type { DeskDeliveriesTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly d: DeskDeliveriesTexts;
}

/** The figures of this moment and of the last 24 hours. */
export function Figures({ lang, d }: Props) {
  const desk = useShared($desk, { type: 'loading' });
  if (desk.type !== 'open') return null;
  const { figures: f } = d;
  const { subscribers, emails, webhooks, endpoints, webhooks_off: off } = desk.overview;
  const { active = 0, pending = 0, paused = 0, auto_paused = 0, gone = 0 } = endpoints;
  const states = (Object.keys(d.states) as (keyof typeof d.states)[])
    .filter((state) => (webhooks[state] ?? 0) > 0)
    .map((state) => fill(d.states[state], { n: webhooks[state] ?? 0 }));
  const facts = [
    [f.subscribers, `${subscribers.entitled}, ${fill(f.byEmail, { n: subscribers.by_email })}`],
    [f.emails, fill(f.emailLine, { ...emails })],
    [f.webhooks, states.length === 0 ? f.nothing : formatList(lang, states)],
    [f.endpoints, fill(f.endpointLine, { active, pending })],
    [f.paused, fill(f.pausedLine, { paused, auto_paused, gone })],
  ] as const;
  return (
    <section aria-labelledby="desk-figures">
      <h3 id="desk-figures">{f.heading}</h3>
      {off && <p className="desk-warning">{f.off}</p>}
      <dl className="desk-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
