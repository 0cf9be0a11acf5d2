import type { ReactNode } from 'react';
import type { Lang } from '../../../i18n/locales.ts';
import { SubscriptionNotice } from '../../billing/SubscriptionNotice.tsx';
import type { SlowTexts } from '../../ui/LoadingCard.tsx';
import type { OfferedLessons } from './lessons.ts';
import type { MemberTexts } from './texts.ts';

export interface ResumeProps extends OfferedLessons {
  readonly lang: Lang;
  readonly t: Pick<MemberTexts, 'badge' | 'dashboard'>;
  readonly slow: SlowTexts;
  readonly links: { readonly pricing: string; readonly course: string };
}

interface Props extends Pick<ResumeProps, 'lang' | 't' | 'links'> {
  readonly picture: string | undefined;
  readonly kicker?: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** The picture on graph paper, then the text; the picture takes the remaining space. */
export function ResumeFrame({ lang, t, links, picture, kicker, title, children }: Props) {
  return (
    <section className="resume">
      <div className="resume-picture">
        {picture !== undefined && <img src={picture} width={480} height={300} alt="" />}
      </div>
      <div className="resume-text">
        {kicker !== undefined && <p className="resume-kicker">{kicker}</p>}
        <h2>{title}</h2>
        {children}
        <SubscriptionNotice lang={lang} t={t.badge} pricing={links.pricing} />
      </div>
    </section>
  );
}
