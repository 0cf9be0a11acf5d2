import { useEffect, useState } from 'react';
import { sectionIds, type SectionId } from './Section.tsx';
import { followSectionLink, indexAnchor } from './use-open-section.ts';
import type { SettingsTexts } from './texts.ts';

interface Props {
  readonly t: SettingsTexts;
  readonly shown: readonly SectionId[];
}

/**
 * The index of the sections: beside them on wide screens, where the section in view is marked; on a
 * phone instead of them, until one is opened.
 */
export function Navigation({ t, shown }: Props) {
  const current = useSectionInView(shown.length);
  const names: Readonly<Record<SectionId, string>> = {
    identity: t.identity.heading,
    email: t.email.heading,
    password: t.password.heading,
    'two-factor': t.twoFactor.heading,
    billing: t.billing.heading,
    execution: t.execution.heading,
    emails: t.mails.heading,
    privacy: t.privacy.heading,
    data: t.data.heading,
    sessions: t.sessions.heading,
  };
  return (
    <nav className="settings-nav" id={indexAnchor} aria-label={t.common.navigation}>
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <a
              className="side-link"
              href={`#${id}`}
              onClick={followSectionLink}
              aria-current={id === current ? 'location' : undefined}
            >
              {names[id]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The first section in the upper part of the window. `count`: the number of sections, which may change. */
function useSectionInView(count: number): SectionId | undefined {
  const [here, setCurrent] = useState<SectionId>();
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = sectionIds.find((id) => visible.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-100px 0px -55% 0px' },
    );
    for (const id of sectionIds) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [count]);
  return here;
}
