import type { ReactNode } from 'react';

/** The sections in order; the names are their anchors. */
export const sectionIds = [
  'identity',
  'email',
  'password',
  'two-factor',
  'sessions',
  'billing',
  'emails',
  'privacy',
  'data',
] as const;
export type SectionId = (typeof sectionIds)[number];

interface Props {
  readonly id: SectionId;
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ id, title, children }: Props) {
  return (
    <section className="card panel settings-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
