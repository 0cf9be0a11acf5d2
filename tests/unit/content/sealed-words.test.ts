import { describe, expect, it } from 'vitest';
import { sealedWords } from '../../check/content/sealed-words.ts';
import { entry } from './content-entry.ts';

const lesson = entry(
  'lessons/fr/gestion-risque',
  'state: written\nintro: ["Le prix ne dépend pas de vous."]\nquiz:\n  - prompt: "Combien d’unités achetez-vous ?"',
  'Le **stop** de la position est à 46 €, et vous perdez 20 € au plus.\n\n| Entrée | Stop |\n| 50 € | 46 € |',
);
const article = (body: string) => entry('articles/fr/inconnu', 'title: "Un titre"', body);
const changes = (body: string) => sealedWords.find([lesson, article(body)]);

describe('words of a sealed lesson', () => {
  it('are refused in a public text, with their line and the lesson', () => {
    const text = 'Ailleurs : le stop de la position est à 46 €, et vous perdez 20 € au plus.';
    expect(changes(`Rien.\n\n${text}`)).toMatchObject([
      { level: 'error', file: 'content/articles/fr/inconnu.mdx', field: 'body:6' },
    ]);
    expect(changes(text)[0]?.change).toContain('content/lessons/fr/gestion-risque.mdx');
  });

  it('of the quiz are refused too', () => {
    expect(changes('Combien d’unités achetez-vous ?')).toHaveLength(1);
  });

  it('may be few, be in a table or be in the public part of the lesson', () => {
    expect(changes('Entrée, stop : 50 €, 46 €.')).toEqual([]);
    expect(changes('Le prix ne dépend pas de vous.')).toEqual([]);
  });
});
