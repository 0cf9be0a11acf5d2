/** Templates of a new article, term or lesson, in each language. */
import type { Lang } from '../../src/i18n/locales.ts';

export type Kind = 'article' | 'term' | 'lesson';

/** Frontmatter and body of a draft, for a day such as `2026-11-24`. */
export type Template = (today: string) => string;

export const templates: Readonly<Record<Kind, Readonly<Record<Lang, Template>>>> = {
  article: {
    fr: (today) => `---
title: "[[Titre, 60 caractères au plus]]"
description: "[[Une ou deux phrases pour les listes et les moteurs, de 40 à 155 caractères]]"
publishedAt: ${today}
updatedAt: ${today}
topics: [] # [[Un à trois parmi markets, risk, fees, tokens, networks, security, tax, regulation]]
takeaways:
  - "[[Première chose à retenir]]"
  - "[[Deuxième chose à retenir, quatre au plus]]"
sources:
  - label: "[[Auteur, titre et date de la source]]"
    url: "https://www.example.com/[[adresse]]"
    consultedAt: ${today}
---

{/* [[Consigne à effacer. Une idée par paragraphe. Un exemple chiffré pour chaque mécanisme. Un chiffre sur le monde a sa source.]] */}

[[Premier paragraphe : une situation concrète]]

## [[Une question de lecteur, ou une affirmation]]

[[Le mécanisme, puis ce qui peut mal tourner et ce que cela coûte]]

<Example title="[[Titre de l’exemple]]">
[[Un calcul à refaire, avec l’unité après le dernier nombre]]
</Example>
`,
    en: (today) => `---
title: "[[Title, 60 characters at most]]"
description: "[[One or two sentences for lists and search engines, 40 to 155 characters]]"
publishedAt: ${today}
updatedAt: ${today}
topics: [] # [[One to three of markets, risk, fees, tokens, networks, security, tax, regulation]]
takeaways:
  - "[[First thing to remember]]"
  - "[[Second thing to remember, four at most]]"
sources:
  - label: "[[Author, title and date of the source]]"
    url: "https://www.example.com/[[address]]"
    consultedAt: ${today}
---

{/* [[Guidance to delete. One idea a paragraph. A worked example for each mechanism. A figure about the world has its source.]] */}

[[First paragraph: a concrete situation]]

## [[A question of a reader, or a statement]]

[[The mechanism, then what can go wrong and what it costs]]

<Example title="[[Title of the example]]">
[[A sum to redo, with the unit after its last number]]
</Example>
`,
  },
  term: {
    fr: (today) => `---
term: "[[Le mot français]]"
twin: "[[Le mot anglais]]"
aliases: ["[[Pluriel et synonymes, ou une liste vide]]"]
category: chains
definition: "[[Une phrase sans mise en forme, qui se lit seule]]"
related: []
updatedAt: ${today}
---

{/* [[Consigne à effacer. Choisir category parmi chains, tokens, markets, analysis, defi, safety, rules. Mettre dans related les noms des fichiers à lire ensuite. Ajouter sources pour un fait daté.]] */}

[[Un exemple chiffré, puis ce qui peut mal tourner]]
`,
    en: (today) => `---
term: "[[The English word]]"
twin: "[[The French word]]"
aliases: ["[[Plural and synonyms, or an empty list]]"]
category: chains
definition: "[[One sentence without formatting, which reads alone]]"
related: []
updatedAt: ${today}
---

{/* [[Guidance to delete. Choose category among chains, tokens, markets, analysis, defi, safety, rules. Put in related the file names to read next. Add sources for a dated fact.]] */}

[[A worked example, then what can go wrong]]
`,
  },
  lesson: {
    fr: (today) => `---
state: planned
title: "[[Titre, 60 caractères au plus]]"
description: "[[Une ou deux phrases pour les listes et les moteurs, de 40 à 155 caractères]]"
updatedAt: ${today}
aims:
  - "[[Ce que le lecteur saura faire : commencer par un verbe]]"
  - "[[Deuxième objectif]]"
  - "[[Troisième objectif, cinq au plus]]"
outline:
  - "[[Une ligne publique par partie, qui ne répète aucun titre du texte]]"
  - "[[Deuxième partie]]"
  - "[[Troisième partie]]"
intro:
  - "[[Premier paragraphe public : une situation concrète]]"
  - "[[Deuxième paragraphe public, quatre au plus]]"
sources:
  - label: "[[Auteur, titre et date de la source]]"
    url: "https://www.example.com/[[adresse]]"
    consultedAt: ${today}
---

{/* [[Consigne à effacer. Pour publier la leçon : state: written, le texte, et les champs de docs/editors.fr.md.]] */}
`,
    en: (today) => `---
state: planned
title: "[[Title, 60 characters at most]]"
description: "[[One or two sentences for lists and search engines, 40 to 155 characters]]"
updatedAt: ${today}
aims:
  - "[[What the reader will be able to do: begin with a verb]]"
  - "[[Second aim]]"
  - "[[Third aim, five at most]]"
outline:
  - "[[One public line for each part, which repeats no heading of the text]]"
  - "[[Second part]]"
  - "[[Third part]]"
intro:
  - "[[First public paragraph: a concrete situation]]"
  - "[[Second public paragraph, four at most]]"
sources:
  - label: "[[Author, title and date of the source]]"
    url: "https://www.example.com/[[address]]"
    consultedAt: ${today}
---

{/* [[Guidance to delete. To publish the lesson: state: written, the text, and the fields of docs/editors.en.md.]] */}
`,
  },
};
