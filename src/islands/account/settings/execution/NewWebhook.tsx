import { useEffect, useRef, useState } from 'react';
import {
  maxLagLimits,
  recipeAddress,
  recipeFields,
  webhookRecipes,
  type WebhookRecipe,
} from '../../../../domain/signals/webhook-recipes.ts';
import { required } from '../../../../domain/shared/fields.ts';
import { isPrintableLine } from '../../../../domain/shared/printable.ts';
import { errorText } from '../../../../i18n/errors.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { createWebhook, type WebhookCode } from '../../../../stores/signals/webhooks.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { useForm } from '../../../ui/use-form.ts';
import { LagField } from './LagField.tsx';
import type { WebhookTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: WebhookTexts;
  readonly onCreated: () => void;
  readonly onCancel: () => void;
}

/** Chooses a tool, then asks for what it needs. */
export function NewWebhook(props: Props) {
  const { t } = props;
  const [recipe, setRecipe] = useState<WebhookRecipe>('json');
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <section className="webhook" aria-label={t.add}>
      <fieldset className="webhook-recipes" ref={place}>
        <legend>{t.recipe}</legend>
        {webhookRecipes.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="recipe"
              checked={recipe === name}
              onChange={() => setRecipe(name)}
            />
            <span>
              <b>{t.recipes[name].name}</b>
              {t.recipes[name].text}
            </span>
          </label>
        ))}
      </fieldset>
      <RecipeForm {...props} key={recipe} recipe={recipe} />
    </section>
  );
}

const hints = {
  exchange: 'exchangeHint',
  quote: 'quoteHint',
  secret: 'secretHint',
  access_token: 'secretHint',
} as const satisfies Readonly<Record<string, keyof WebhookTexts['fields']>>;

interface FormProps extends Props {
  readonly recipe: WebhookRecipe;
}

function RecipeForm({ lang, t, recipe, onCreated, onCancel }: FormProps) {
  const { fields: texts } = t;
  const { busy, outcome, run, clear } = useAction<WebhookCode>();
  const values = recipeFields[recipe];
  const { form, field } = useForm({
    fields: fieldsOf(recipe),
    texts: {
      required: texts.required,
      too_long: texts.tooLong,
      unprintable: texts.unprintable,
      bad_url: texts.badUrl,
    },
    onSubmit: clear,
    submit: (typed) =>
      void run(() =>
        createWebhook({
          name: typed['name']?.trim() ?? '',
          url: recipe === 'json' ? (typed['url']?.trim() ?? '') : recipeAddress[recipe],
          recipe,
          values: Object.fromEntries(values.map(({ name }) => [name, typed[name]?.trim() ?? ''])),
          max_lag: Number(typed['max_lag']),
        }),
      ).then((result) => result?.type === 'ok' && onCreated()),
  });
  return (
    <form {...form}>
      <Field {...field('name')} label={texts.name} hint={texts.nameHint} maxLength={60} />
      {recipe === 'json' && (
        <Field
          {...field('url')}
          type="url"
          inputMode="url"
          label={texts.url}
          hint={texts.urlHint}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      {values.map(({ name, secret }) => (
        <Field
          key={name}
          {...field(name)}
          label={texts[name]}
          hint={name in hints ? texts[hints[name as keyof typeof hints]] : undefined}
          type={secret ? 'password' : 'text'}
          autoComplete={secret ? 'new-password' : 'off'}
          autoCapitalize="off"
          spellCheck={false}
        />
      ))}
      <LagField lang={lang} t={texts} value={maxLagLimits.standard} />
      <div>
        {outcome.type === 'error' && <Alert>{errorText(lang, t.errors, outcome)}</Alert>}
        <p className="settings-actions">
          <SubmitButton busy={busy}>{busy ? t.creating : t.create}</SubmitButton>
          <button type="button" className="btn" onClick={onCancel}>
            {t.cancel}
          </button>
        </p>
      </div>
    </form>
  );
}

function isHttps(text: string): boolean {
  return URL.canParse(text.trim()) && new URL(text.trim()).protocol === 'https:';
}

type FieldCheck = (
  typed: string,
) => 'required' | 'too_long' | 'unprintable' | 'bad_url' | undefined;

function nameError(name: string): 'too_long' | 'unprintable' | undefined {
  if (name.length > 60) return 'too_long';
  return isPrintableLine(name) ? undefined : 'unprintable';
}

/** The fields of a recipe with their checks, in the order of the page. */
function fieldsOf(recipe: WebhookRecipe): Readonly<Record<string, FieldCheck>> {
  return {
    name: (typed) => required(typed) ?? nameError(typed.trim()),
    url: (typed) => (recipe === 'json' && !isHttps(typed) ? 'bad_url' : undefined),
    ...Object.fromEntries(recipeFields[recipe].map(({ name }) => [name, required])),
    max_lag: () => undefined,
  };
}
