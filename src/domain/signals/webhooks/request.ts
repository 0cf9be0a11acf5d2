/** Values that a recipe needs, by the names of `recipeFields`. */
export type RecipeValues = Readonly<Record<string, string>>;

/** A request without the headers that every one has. */
export interface WebhookRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; empty for a GET. */
  readonly body: string;
}
