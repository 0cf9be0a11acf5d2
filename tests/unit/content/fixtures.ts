/** Valid content in both languages, small enough to plant one fault in it. */
import { applyRules, contentRules } from '../../check/content.ts';
import { misplaced } from '../../check/content/files.ts';
import { parseTexts } from '../../check/content/read.ts';
import { faultLine, faultsOf } from '../../check/content/report.ts';
import { root } from '../../../local/settings.ts';

const rules = await contentRules(root);

const sources = (label: string) => `sources:
  - label: "${label}"
    url: "https://www.amf-france.org/fr"
    consultedAt: 2026-11-20`;

/** Files by path. The keys are those of pages that have a drawn picture. */
export const sound: Readonly<Record<string, string>> = {
  'content/articles/fr/lire-un-carnet-d-ordres.mdx': `---
title: "Lire un carnet d’ordres"
description: "Ce que montre un carnet d’ordres, ce qu’il cache et ce que coûte un ordre."
publishedAt: 2026-11-20
updatedAt: 2026-11-21
topics: [markets]
takeaways:
  - "Le carnet montre des intentions."
  - "Un ordre au marché paie l’écart."
${sources('AMF, lexique')}
---

Le carnet affiche 100 € à l’achat et 102 € à la vente.

## Ce que l’écart coûte

<Example title="Un aller-retour">
Vous payez 102 − 100 = 2 € de trop.
</Example>

Lisez [le site de l’AMF](https://www.amf-france.org/fr).
`,
  'content/articles/en/lire-un-carnet-d-ordres.mdx': `---
title: "Reading an order book"
description: "What an order book shows, what it hides, and what an order costs."
publishedAt: 2026-11-20
updatedAt: 2026-11-21
topics: [markets]
takeaways:
  - "The book shows intentions."
  - "A market order pays the spread."
${sources('AMF, glossary')}
---

The book shows €100 to buy and €102 to sell.

## What the spread costs

<Example title="There and back">
You pay 102 − 100 = €2 too much.
</Example>

Read [the AMF’s site](https://www.amf-france.org/fr).
`,
  'content/dictionary/fr/bloc.mdx': `---
term: "Bloc"
twin: "Block"
aliases: ["blocs"]
category: chains
definition: "Une page de transactions attachée à la page précédente."
related: ["jeton"]
updatedAt: 2026-11-21
---

Un bloc contient des transactions.
`,
  'content/dictionary/en/bloc.mdx': `---
term: "Block"
twin: "Bloc"
aliases: ["blocks"]
category: chains
definition: "A page of transactions attached to the page before it."
related: ["jeton"]
updatedAt: 2026-11-21
---

A block holds transactions.
`,
  'content/dictionary/fr/jeton.mdx': `---
term: "Jeton"
twin: "Token"
aliases: ["jetons"]
category: tokens
definition: "Une unité inscrite dans le registre d’une blockchain."
related: ["bloc"]
updatedAt: 2026-11-21
---

Un jeton est une inscription.
`,
  'content/dictionary/en/jeton.mdx': `---
term: "Token"
twin: "Jeton"
aliases: ["tokens"]
category: tokens
definition: "A unit recorded in the ledger of a blockchain."
related: ["bloc"]
updatedAt: 2026-11-21
---

A token is an entry.
`,
};

/** Every line that the check prints for some files: `file:line: fault → change`. */
export function faultsIn(files: Readonly<Record<string, string>>): string[] {
  const isContent = (file: string) => /^content\/[^/]+\/[^/]+\/[^/]+\.mdx$/.test(file);
  const content = parseTexts(Object.entries(files).filter(([file]) => isContent(file)));
  const lost = Object.keys(files).filter((file) => !isContent(file));
  return faultsOf(
    [{ name: 'files', fault: '', findings: lost.map(misplaced) }, ...applyRules(content, rules)],
    content.entries,
  )
    .filter(({ file }) => file.startsWith('content/'))
    .map(faultLine);
}

/** The valid files with some words of one changed. Throws if the words are not there. */
export function withFault(
  path: string,
  from: string,
  to: string,
  files: Readonly<Record<string, string>> = sound,
): Record<string, string> {
  const file = `content/${path}.mdx`;
  const text = files[file];
  if (!text?.includes(from)) throw new Error(`${file} does not hold "${from}".`);
  return { ...files, [file]: text.replace(from, () => to) };
}
