/**
 * Whether the member area publishes signals yet. While it is false, the plan with signals is shown
 * and cannot be ordered; the terms say so too (content/company, "Que vendons-nous ?"): change them
 * together.
 */
export const signalsOpen: boolean = false;
