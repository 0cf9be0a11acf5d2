/** The request that each recipe sends for an event. */
import { recipeFields, type WebhookRecipe } from '../../api/signal-webhooks.ts';
import { cryptohopperProbe, cryptohopperRequest } from './cryptohopper.ts';
import { jsonBody, type SignalMessage } from './message.ts';
import type { RecipeValues, WebhookRequest } from './request.ts';
import { threeCommasProbe, threeCommasRequest } from './three-commas.ts';

export interface Occasion {
  readonly message: SignalMessage;
  /** The address of the webhook. */
  readonly url: string;
  readonly values: RecipeValues;
  readonly dry: boolean;
  /**
   * Maximum delay of the order, in seconds after the event: at most the webhook's for an entry, more
   * for an exit that was recorded late.
   */
  readonly maxLag: number;
}

/**
 * The request of a delivery; undefined if the recipe ignores this event. If a recipe cannot mark a dry run, it sends a
 * request that trades nothing instead.
 */
export function recipeRequest(
  recipe: WebhookRecipe,
  occasion: Occasion,
): WebhookRequest | undefined {
  const { message, url, values, dry, maxLag } = occasion;
  if (recipe === 'json') return { method: 'POST', url, headers: {}, body: jsonBody(message, dry) };
  if (dry || message.kind === 'test') return recipeProbe(recipe, values);
  return recipe === '3commas'
    ? threeCommasRequest(message, values, maxLag)
    : cryptohopperRequest(message, values);
}

/** A request that tells whether the values are accepted, and trades nothing. */
export function recipeProbe(
  recipe: Exclude<WebhookRecipe, 'json'>,
  values: RecipeValues,
): WebhookRequest {
  return recipe === '3commas' ? threeCommasProbe(values) : cryptohopperProbe(values);
}

const forms: Readonly<Record<string, RegExp>> = {
  bot_uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  hopper_id: /^\d{1,20}$/,
  exchange: /^[A-Za-z0-9_]{2,30}$/,
  quote: /^[A-Za-z0-9]{2,10}$/,
  // Sent in a header or in JSON: visible ASCII.
  secret: /^[\x21-\x7e]{8,500}$/,
  access_token: /^[\x21-\x7e]{8,500}$/,
};

/** The values that a recipe needs and nothing else; undefined when one is missing or has another form. */
export function readRecipeValues(
  recipe: WebhookRecipe,
  given: RecipeValues,
): RecipeValues | undefined {
  const names = recipeFields[recipe].map(({ name }) => name);
  const entries = names.map((name) => [name, given[name] ?? ''] as const);
  return entries.every(([name, value]) => forms[name]?.test(value) === true)
    ? Object.fromEntries(entries)
    : undefined;
}
