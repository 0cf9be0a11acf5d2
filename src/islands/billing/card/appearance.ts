import type { CardAppearance } from '../../../stores/billing/card.ts';

/** The page's colours at `place`, as hexadecimal: Stripe's fields are in another document. */
export function cardAppearance(place: HTMLElement): CardAppearance {
  // One probe element per colour: changing an element's colour could start a transition.
  const colour = (token: string): string => {
    const probe = document.createElement('span');
    probe.style.color = `var(${token})`;
    place.append(probe);
    const shown = getComputedStyle(probe).color;
    probe.remove();
    return hexadecimal(shown);
  };
  const look = {
    primary: colour('--primary'),
    text: colour('--ink'),
    background: colour('--surface'),
    danger: colour('--down'),
  };
  return { ...look, dark: isDark(look.background) };
}

/** `rgb(29, 78, 216)` as `#1d4ed8`; other values unchanged. */
export function hexadecimal(colour: string): string {
  const parts = /^rgba?\((\d+),? (\d+),? (\d+)/.exec(colour)?.slice(1) ?? [];
  if (parts.length < 3) return colour;
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

function isDark(background: string): boolean {
  const parts = background.match(/[\da-f]{2}/g) ?? [];
  return parts.reduce((sum, part) => sum + parseInt(part, 16), 0) < 3 * 128;
}
