/** The footer's theme switch. FirstPaint.astro applies what was chosen before; here it is chosen. */

/** Local storage key holding `light`, `dark` or `system`. */
const themeKey = 'theme';
const forced = ['light', 'dark'];

const choices = document.querySelectorAll<HTMLInputElement>('.theme input');
const colours = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
const { dataset } = document.documentElement;

/** Applies a theme to the page, the browser's frame and the switch; anything unknown is the system's. */
function wear(theme: string | undefined): void {
  if (theme && forced.includes(theme)) dataset['theme'] = theme;
  else delete dataset['theme'];
  const worn = dataset['theme'] ?? 'system';
  for (const choice of choices) choice.checked = choice.value === worn;
  for (const [index, colour] of colours.entries()) {
    const own = forced[index] ?? '';
    colour.media =
      worn === 'system' ? `(prefers-color-scheme: ${own})` : own === worn ? 'all' : 'not all';
  }
}

function wearStored(): void {
  try {
    wear(localStorage.getItem(themeKey) ?? undefined);
  } catch {
    // Storage is off: the page keeps the theme it has.
  }
}

for (const choice of choices) {
  choice.addEventListener('change', () => {
    wear(choice.value);
    try {
      localStorage.setItem(themeKey, choice.value);
    } catch {
      // Storage is off: the theme lasts as long as the page.
    }
  });
}

wearStored();
// Another tab may have chosen, also while this page lay in the back/forward cache.
addEventListener('storage', wearStored);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) wearStored();
});
