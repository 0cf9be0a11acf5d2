import { Suspense, useState } from 'react';
import type { FeedSignal } from '../../../domain/signals/feed/signal-of-events.ts';
import type { WrittenSignal } from '../../../domain/signals/draft-form.ts';
import { langs, type Lang } from '../../../i18n/locales.ts';
import { previewOf } from '../../../stores/desk/signals.ts';
import { Detail } from '../../signals/feed/detail/Detail.tsx';
import { useFeedTexts } from '../../signals/feed/texts.ts';
import { Modal } from '../../ui/Modal.tsx';
import { Segments } from '../Choice.tsx';
import type { SignalsProps } from './props.ts';

type Props = Pick<SignalsProps, 'lang' | 't' | 's' | 'feed'> & {
  readonly onClose: () => void;
} & (
    | { readonly signal: WrittenSignal & { readonly id: string } }
    /** An issued one. */
    | { readonly shown: FeedSignal }
  );

/** A signal exactly as a subscriber sees it, in either language. */
export function Preview({ t, s, onClose, ...props }: Props) {
  const [lang, setLang] = useState<Lang>(props.lang);
  const [now] = useState(() => Date.now());
  const signal = 'shown' in props ? props.shown : previewOf(props.signal, now);
  const { preview: p } = s;
  return (
    <Modal wide closeLabel={t.close} onClose={onClose}>
      <h2 id="dialog-title">{p.title}</h2>
      <p className="dialog-intro">{'shown' in props ? p.noteNow : p.note}</p>
      <Segments
        legend={p.language}
        hideLegend
        name="preview-language"
        values={langs.map((one) => [one, p.languages[one]])}
        chosen={lang}
        onChoose={setLang}
      />
      <div className="desk-preview" lang={lang}>
        <Suspense>
          <InLanguage key={lang} lang={lang} signal={signal} now={now} />
        </Suspense>
      </div>
    </Modal>
  );
}

function InLanguage(props: {
  readonly lang: Lang;
  readonly signal: FeedSignal;
  readonly now: number;
}) {
  const feed = useFeedTexts(props.lang);
  return <Detail {...props} t={feed} />;
}
