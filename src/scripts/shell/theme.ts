/** The theme switch of the footer. FirstPaint.astro applies the stored theme before the first paint. */

/** Local storage key holding `light`, `dark` or `system`. */
const themeKey = 'theme';
const forced = ['light', 'dark'];

const choices = document.querySelectorAll<HTMLInputElement>('[name=theme]');
const colours = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
const { dataset } = document.documentElement;

/** Applies a theme to the page, the browser's toolbar and the switch; unknown values mean the system theme. */
function applyTheme(theme: string | undefined): void {
  if (theme && forced.includes(theme)) dataset['theme'] = theme;
  else delete dataset['theme'];
  const current = dataset['theme'] ?? 'system';
  for (const choice of choices) choice.checked = choice.value === current;
  for (const [index, colour] of colours.entries()) {
    const own = forced[index] ?? '';
    colour.media =
      current === 'system' ? `(prefers-color-scheme: ${own})` : own === current ? 'all' : 'not all';
  }
}

function applyStoredTheme(): void {
  try {
    applyTheme(localStorage.getItem(themeKey) ?? undefined);
  } catch {
    // Without storage the page keeps its theme.
  }
}

for (const choice of choices) {
  choice.addEventListener('change', () => {
    applyTheme(choice.value);
    try {
      localStorage.setItem(themeKey, choice.value);
    } catch {
      // Without storage the theme lasts as long as the page.
    }
  });
}

applyStoredTheme();
// Another tab may have changed it, also while this page was in the back/forward cache.
addEventListener('storage', applyStoredTheme);
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) applyStoredTheme();
});
