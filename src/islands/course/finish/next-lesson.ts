/** A published lesson to continue with, as the page passes it. */
export interface NextLesson {
  readonly title: string;
  /** `Leçon 2 · 14 minutes`. */
  readonly facts: string;
  readonly href: string;
  /** Address of its drawn picture. */
  readonly picture: string;
}
