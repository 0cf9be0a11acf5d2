/** Settings of a webhook, kept apart from the schema of its function so that pages load no validator. */

/** `json`: our own format; the others are what that service expects, sent to its own host only. */
export const webhookRecipes = ['json', '3commas', 'cryptohopper'] as const;
export type WebhookRecipe = (typeof webhookRecipes)[number];

/** What a recipe needs besides the address; all are required. A `secret` one is never shown again. */
export const recipeFields = {
  json: [],
  '3commas': [
    { name: 'bot_uuid', secret: false },
    { name: 'secret', secret: true },
    /** As TradingView calls it, such as `BINANCE`. */
    { name: 'exchange', secret: false },
    /** The currency in which the bot trades, such as `USDT`. */
    { name: 'quote', secret: false },
  ],
  cryptohopper: [
    { name: 'hopper_id', secret: false },
    { name: 'access_token', secret: true },
  ],
} as const satisfies Record<WebhookRecipe, readonly { name: string; secret: boolean }[]>;

/** Fixed addresses of the recipes for other services, whatever address on that host is given. */
export const recipeAddress = {
  '3commas': 'https://api.3commas.io/signal_bots/webhooks',
  cryptohopper: 'https://api.cryptohopper.com/v1',
} as const satisfies Record<Exclude<WebhookRecipe, 'json'>, string>;

export const webhooksPerUser = 5;
/** Maximum delay of a delivery, in seconds after its event. */
export const maxLagLimits = { min: 5, max: 86_400, standard: 300 } as const;
/** How long deliveries are also signed with earlier secrets after a rotation, in hours. */
export const secretOverlapHours = 24;
