import type { DeskTexts } from './texts.ts';

const tabs = ['signals', 'deliveries', 'bookings', 'tickets'] as const;
export type Tab = (typeof tabs)[number];

/** The part of the desk that an address names after its `#`; the first one by default. */
export function tabOf(hash: string): Tab {
  return tabs.find((tab) => hash === tab || hash.startsWith(`${tab}/`)) ?? 'signals';
}

export function Tabs({ t, current }: { readonly t: DeskTexts; readonly current: Tab }) {
  return (
    <nav className="desk-tabs" aria-label={t.tabs}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab}>
            <a href={`#${tab}`} aria-current={tab === current ? 'page' : undefined}>
              {t.tab[tab]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
