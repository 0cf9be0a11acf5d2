import { fill, plural } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { levelsLab } from '../../../../i18n/fr/course/labs/levels.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { Result } from '../kit/Results.tsx';
import { days, split, type State, type Study } from './study.ts';

interface Shown {
  readonly state: State;
  readonly study: Study;
  readonly t: typeof levelsLab;
  readonly lang: Lang;
}

/** Results and sentences on the levels of a study. */
export function describeLevels({ state, study, t, lang }: Shown) {
  const { number, share } = numbersOf(lang);
  const count = (n: number, forms: { one: string; other: string }) =>
    fill(plural(lang, n, forms), { n });
  const period = (name: 'before' | 'after') => {
    const contacts = study.contacts.flatMap((found) => found[name]);
    const held = contacts.filter((contact) => contact.held).length;
    return {
      held,
      total: contacts.length,
      words: {
        levels: count(study.levels.length, t.levels),
        contacts: count(contacts.length, t.contacts),
        held: count(held, t.heldText),
        broken: count(contacts.length - held, t.brokenText),
        share: share(study.asGood[name], 1),
        days: name === 'before' ? split : days - split,
      },
    };
  };
  const [before, after] = [period('before'), period('after')];
  const { results: r } = t;
  const results: readonly Result[] = [
    { label: r.before, value: String(before.held), note: fill(t.ofContacts, { n: before.total }) },
    { label: r.asGoodBefore, value: before.words.share },
    state.isTold
      ? { label: r.after, value: String(after.held), note: fill(t.ofContacts, { n: after.total }) }
      : { label: r.after, value: '?' },
    { label: r.asGoodAfter, value: state.isTold ? after.words.share : '?' },
  ];
  const sentences =
    before.total > 0
      ? [fill(t.before, before.words), t.foreseen]
      : [fill(t.noContact, before.words)];
  if (state.isTold) {
    const chance = study.asGood.after;
    sentences.push(fill(after.total > 0 ? t.after : t.noneAfter, after.words));
    if (after.total > 0)
      sentences.push(chance > 0.25 ? t.chance : chance > 0.05 ? t.unsure : t.rare);
    const [low, high] = study.walk.hidden.map((level) => number(level));
    if (low && high) sentences.push(fill(t.reveal, { low, high }));
  }
  return {
    results,
    text: sentences.join(' '),
    formula: fill(t.formula, { tolerance: share(state.tolerance / 100) }),
  };
}
