/** Pictures of the articles about safety. */
import * as d from '../draw.ts';
import type { Drawings } from '../table.ts';

/** Three keys in three places, as positions of their bows. */
const places = [
  [24, 26],
  [24, 50],
  [24, 74],
] as const;

export const safety = {
  // One key, and four places it can lie: an exchange, a phone, a device, three parts of it.
  'choisir-son-portefeuille': () =>
    d.key('a', 54, 22, 52, 10) +
    d.path('k', 'M80 36V46M26 54V46H134V54M62 46V54M98 46V54') +
    d.path('l', 'M12 66L26 56L40 66ZM15 66V84M22 66V84M30 66V84M37 66V84M11 86H41') +
    d.box('l', 53, 56, 18, 31, 3) +
    d.path('q', 'M58 60h8M60 82h4') +
    d.box('l', 85, 60, 26, 24, 4) +
    d.box('k', 90, 65, 16, 8, 1) +
    d.dot('l', 98, 79, 2) +
    d.key('l', 122, 61, 24, 4.5) +
    d.key('l', 122, 73, 24, 4.5) +
    d.key('k x', 122, 85, 24, 4.5),

  // A coin on a hook, pulled away while the first slice of the clock runs.
  'arnaques-et-recuperation': () =>
    d.ring('l', 52, 52, 36) +
    d.quantity('a', d.slice(52, 52, 36, 0, 0.22)) +
    d.path('a', d.slice(52, 52, 36, 0, 0.22)) +
    d.path('q', 'M52 82v4M22 52h-4M31 73l-3 3M73 73l3 3M31 31l-3 -3') +
    d.line('l b', [52, 52], [52, 26]) +
    d.line('l', [52, 52], [72, 46]) +
    d.dot('l', 52, 52, 3) +
    d.hook('d', 138, 11, 62, 12) +
    d.coin('l', 122, 72, 14),

  // A list being ticked, one line after another; the last ones wait.
  'liste-de-controle-securite': () =>
    d.box('l', 24, 10, 88, 80, 4) +
    [24, 41, 58, 75]
      .map(
        (y, index) =>
          d.box(index < 2 ? 'a' : 'k', 32, y - 6, 12, 12, 2) +
          (index < 2 ? d.tick('a', 38, y, 4) : '') +
          d.line('q', [52, y], [[98, 90, 102, 84][index] ?? 90, y]),
      )
      .join('') +
    d.padlock('a', 118, 52, 28),

  // Three keys held apart, and two heirs who reach them together.
  'autoconservation-et-succession': () =>
    d.path('k x', 'M58 26H78L99 38M58 50H96M58 74H78L94 64') +
    places.map(([x, y]) => d.box('l', x - 12, y - 10, 46, 20, 3)).join('') +
    places.map(([x, y]) => d.key('a', x - 6, y, 34, 6)).join('') +
    d.ring('l', 112, 36, 8) +
    d.path('l', 'M98 62a14 14 0 0 1 28 0') +
    d.ring('l', 138, 52, 6) +
    d.path('l', 'M127 74a11 11 0 0 1 22 0') +
    d.path('k', 'M96 82H150'),

  // The share sold is cut out of the whole; it takes the same share of the price paid.
  'impots-en-france-formulaire-2086': () =>
    d.path('l', d.slice(44, 50, 32, 0.2, 1)) +
    d.quantity('a', d.slice(50, 44, 32, 0, 0.2)) +
    d.path('a', d.slice(50, 44, 32, 0, 0.2)) +
    d.arrow('a', [80, 34], [96, 34], 5) +
    d.box('l', 102, 12, 46, 76, 3) +
    d.rules(109, 22, [20, 28], 'q') +
    d.amount('a', 109, 40, 32, 9) +
    d.amount('u', 109, 54, 20, 9) +
    d.amount('d', 109, 68, 12, 9),

  // One name found in the register, under the glass; the others stay as they are.
  'mica-et-la-liste-des-psca': () =>
    d.box('l', 16, 12, 84, 76, 3) +
    d.line('l', [28, 12], [28, 88]) +
    d.rules(38, 24, [46, 36], 'q') +
    d.rules(38, 66, [40, 50], 'q') +
    d.amount('a', 36, 42, 50, 12) +
    d.ring('a b', 112, 48, 19) +
    d.tick('a', 112, 49, 8) +
    d.path('a b', 'M126 62L146 82'),
} satisfies Drawings;
