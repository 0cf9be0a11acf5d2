import { href } from '../../../i18n/index.ts';
import { refreshProgress } from '../../../stores/course/progress.ts';
import { LessonOffer } from './LessonOffer.tsx';
import { useOffer } from './lessons.ts';
import { FailedPart, LoadingPart } from './Part.tsx';
import { ResumeFrame, type ResumeProps } from './ResumeFrame.tsx';

/** The lesson to continue with: its picture, the section reached, and one button. */
export function Resume(props: ResumeProps) {
  const { lang, t, slow, published, links } = props;
  const { next } = t.dashboard;
  const state = useOffer(published);
  switch (state.type) {
    case 'loading':
      return (
        <LoadingPart className="resume" title={next.heading} text={next.loading} slow={slow} />
      );
    case 'failed':
      return (
        <FailedPart
          className="resume"
          title={next.heading}
          text={next.failed}
          t={t.dashboard}
          busy={next.loading}
          onRetry={async () => (await refreshProgress()).type !== 'failed'}
        >
          <a className="link" href={links.course}>
            {next.programme}
          </a>
        </FailedPart>
      );
    case 'not-kept':
      return (
        <ResumeFrame {...props} picture={published[0]?.picture} title={next.notKept}>
          <p>{next.notKeptText}</p>
          <p className="part-links">
            <a className="btn btn-primary" href={links.course}>
              {next.programme}
            </a>
            <a className="link" href={href(lang, 'settings')}>
              {next.settings}
            </a>
          </p>
        </ResumeFrame>
      );
    case 'known':
      return state.offer.type === 'done' ? (
        <Done {...props} />
      ) : (
        <LessonOffer {...props} offer={state.offer} progress={state.progress} />
      );
  }
}

function Done(props: ResumeProps) {
  const { lang, t, published, total, links } = props;
  const { next } = t.dashboard;
  const isWhole = published.length === total;
  return (
    <ResumeFrame
      {...props}
      picture={published.at(-1)?.picture}
      title={isWhole ? next.done : next.doneSoFar}
    >
      <p>{isWhole ? next.doneText : next.doneSoFarText}</p>
      <p className="part-links">
        {isWhole && (
          <a className="btn btn-primary" href={href(lang, 'certificate')}>
            {next.certificate}
          </a>
        )}
        <a className={isWhole ? 'link' : 'btn'} href={links.course}>
          {next.programme}
        </a>
      </p>
    </ResumeFrame>
  );
}
