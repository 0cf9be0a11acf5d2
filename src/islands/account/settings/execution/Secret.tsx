import { secretOverlapHours } from '../../../../domain/signals/webhook-recipes.ts';
import { fill } from '../../../../i18n/format.ts';
import { hideSecret, type ShownSecret } from '../../../../stores/signals/webhooks.ts';
import { passFocus, useFocused } from '../../../ui/hooks.ts';
import { Tick } from '../../../ui/Tick.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { CopyButton } from '../security/CopyButton.tsx';
import type { WebhookTexts } from './texts.ts';

interface Props {
  readonly t: WebhookTexts['secretStep'];
  /** Name of the webhook. */
  readonly name: string;
  readonly shown: ShownSecret;
}

/** A new secret, shown until its owner confirms that it is saved. */
export function Secret({ t, name, shown }: Props) {
  const title = useFocused<HTMLHeadingElement>();
  const { form, errorOf } = useForm({
    fields: { stored: (ticked: string) => (ticked === '' ? 'not_stored' : undefined) },
    texts: { not_stored: t.storeFirst },
    submit: () => {
      const own = title.current;
      const item = own?.closest('li');
      hideSecret();
      // The webhook's card takes this place.
      if (own) passFocus(own, () => item?.querySelector('h3')?.focus({ preventScroll: true }));
    },
  });
  return (
    <section className="webhook">
      <h3 ref={title} tabIndex={-1}>
        {name}
      </h3>
      <h4>{t.heading}</h4>
      <p>{t.text}</p>
      {shown.rotated && <p>{fill(t.rotated, { hours: secretOverlapHours })}</p>}
      <p className="settings-secret">{shown.secret}</p>
      <p className="settings-actions">
        <CopyButton t={t} text={shown.secret} label={t.copy} />
      </p>
      <form {...form}>
        <Tick name="stored" error={errorOf('stored')}>
          {t.stored}
        </Tick>
        <p>
          <button type="submit" className="btn btn-primary">
            {t.finish}
          </button>
        </p>
      </form>
    </section>
  );
}
