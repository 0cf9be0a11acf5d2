/**
 * Whether the desk had opened signals when this build began (src/build/signals-status.ts); false outside a build. While
 * it is false, pages show the plan with signals and nobody can order it. Functions ask the database instead.
 */
export const signalsOpen: boolean =
  typeof __SIGNALS_STATUS__ === 'undefined' ? false : __SIGNALS_STATUS__.open;

/** The analyst named by the desk; undefined before the opening. */
export const signalsAnalyst: string | undefined =
  typeof __SIGNALS_STATUS__ === 'undefined' ? undefined : (__SIGNALS_STATUS__.analyst ?? undefined);

declare const __SIGNALS_STATUS__:
  | { readonly open: boolean; readonly analyst: string | null }
  | undefined;
