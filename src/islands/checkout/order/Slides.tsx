/**
 * A carousel of drawings from the course beside the order. It advances by itself and pauses on
 * hover or focus.
 */
import { useEffect, useState } from 'react';
import { fill, type Lang } from '../../../i18n/index.ts';
import { CandleFigure, FeesFigure, KeyFigure, SizeFigure } from './SlideFigures.tsx';
import type { DialogTexts } from '../../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: DialogTexts['slides'];
}

/** Milliseconds per slide (specification, sections 4 and 9). */
const slideMs = 3_000;

export function Slides({ lang, t }: Props) {
  const { size, candle, key, fees } = t.items;
  const slides = [
    { ...size, figure: <SizeFigure lang={lang} /> },
    { ...candle, figure: <CandleFigure t={candle.labels} /> },
    { ...key, figure: <KeyFigure /> },
    { ...fees, figure: <FeesFigure lang={lang} /> },
  ];
  const reducedMotion = useReducedMotion();
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const isPlaying = !reducedMotion && !paused && !pointed && !focused;

  useEffect(() => {
    if (!isPlaying) return undefined;
    const showNext = () => {
      if (!document.hidden) setShown((slide) => (slide + 1) % slides.length);
    };
    const timer = setInterval(showNext, slideMs);
    return () => clearInterval(timer);
  }, [isPlaying, slides.length]);

  return (
    <section
      className="slides"
      aria-label={t.label}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="slides-stage" aria-live={isPlaying ? 'off' : 'polite'}>
        {slides.map(({ title, text, desc, figure }, slide) => (
          <figure key={title} aria-hidden={slide === shown ? undefined : true}>
            <svg viewBox="0 0 180 104" role="img" aria-label={desc} fill="none" fontSize="14">
              {figure}
            </svg>
            <figcaption>
              <strong>{title}</strong>
              {text}
            </figcaption>
          </figure>
        ))}
      </div>
      <div className="slides-controls">
        {slides.map(({ title }, slide) => (
          <button
            key={title}
            type="button"
            className="slides-dot"
            aria-label={fill(t.step, { n: slide + 1, total: slides.length, title })}
            aria-current={slide === shown ? true : undefined}
            onClick={() => {
              setShown(slide);
              setPaused(true);
            }}
          />
        ))}
        {!reducedMotion && (
          <button
            type="button"
            className="slides-pause"
            aria-label={paused ? t.resume : t.pause}
            onClick={() => setPaused(!paused)}
          >
            <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
              <path d={paused ? 'M3 1l9 6-9 6z' : 'M2 1h3.5v12H2zM8.5 1H12v12H8.5z'} />
            </svg>
          </button>
        )}
      </div>
    </section>
  );
}

/** Whether the user prefers reduced motion. */
function useReducedMotion(): boolean {
  const [query] = useState(() => matchMedia('(prefers-reduced-motion: reduce)'));
  const [reduced, setReduced] = useState(query.matches);
  useEffect(() => {
    const follow = () => setReduced(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, [query]);
  return reduced;
}
