/** Accessibility for low vision, screen readers and keyboard use. */
import type { Fault } from './fault.ts';

export const accessibility: readonly Fault[] = [
  {
    name: 'dialog fields have no label',
    file: 'src/islands/ui/Field.tsx',
    find: '<label htmlFor={id}>{label}</label>',
    replace: '<span>{label}</span>',
    caughtBy: { suite: 'browser', files: ['tests/e2e/auth/dialog.spec.ts'] },
  },
  {
    name: 'a rejected form does not focus its first invalid field',
    file: 'src/islands/ui/use-form.ts',
    find: 'else (ref.current?.elements.namedItem(first) as HTMLElement | null)?.focus();',
    replace: '',
    caughtBy: { suite: 'browser', files: ['tests/e2e/auth/bad-input.spec.ts'] },
  },
  {
    name: 'the focus is lost when a dialog closes',
    file: 'src/islands/ui/Modal.tsx',
    find: 'place.focus({ preventScroll: true });',
    replace: '',
    caughtBy: { suite: 'browser', files: ['tests/e2e/site/keyboard.spec.ts'] },
  },
  {
    name: 'small text has too little contrast on paper',
    file: 'src/styles/tokens.css',
    find: '--ink-2: light-dark(#4a5468, #a3adc0);',
    replace: '--ink-2: light-dark(#8f98aa, #a3adc0);',
    caughtBy: { suite: 'unit', files: ['tests/unit/site/contrast.test.ts'] },
  },
  {
    name: 'links are too dark in the dark theme',
    file: 'src/styles/tokens.css',
    find: '--primary: light-dark(#1d4ed8, #7aa2ff);',
    replace: '--primary: light-dark(#1d4ed8, #2f5fdd);',
    caughtBy: { suite: 'unit', files: ['tests/unit/site/contrast.test.ts'] },
  },
  {
    name: 'English pages declare French as their language',
    file: 'src/layouts/Page.astro',
    find: '<html lang={lang}>',
    replace: '<html lang="fr">',
    caughtBy: { suite: 'site', files: ['tests/site/pages.test.ts'] },
  },
  {
    name: 'two landmarks of a lesson have the same name',
    file: 'src/components/course/lesson/LessonSide.astro',
    find: '<nav aria-label={t.inModule}>',
    replace: '<nav>',
    caughtBy: { suite: 'site', files: ['tests/site/html.test.ts'] },
  },
];
