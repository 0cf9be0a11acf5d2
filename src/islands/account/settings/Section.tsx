import type { ReactNode } from 'react';

/** The sections in order; the names are their anchors. */
export const sectionIds = [
  'identity',
  'email',
  'password',
  'two-factor',
  'billing',
  'execution',
  'emails',
  'privacy',
  'data',
  'sessions',
] as const;
export type SectionId = (typeof sectionIds)[number];

interface Props {
  readonly id: SectionId;
  readonly title: string;
  /** The section of the address: the only one shown on a phone. */
  readonly open: SectionId | undefined;
  readonly children: ReactNode;
}

export function Section({ id, title, open, children }: Props) {
  return (
    <section
      className="card panel settings-section"
      id={id}
      aria-labelledby={`${id}-title`}
      data-open={id === open ? '' : undefined}
    >
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
