/** A tick, a cross, or nothing: by shape, so that colour is not needed. */
export function Mark({ verdict }: { readonly verdict: 'right' | 'wrong' | undefined }) {
  return (
    <svg className="activity-mark" data-verdict={verdict} viewBox="0 0 22 22" aria-hidden="true">
      {verdict && <path d={verdict === 'right' ? 'M4 11.5l5 5 9-11' : 'M5 5l12 12M17 5L5 17'} />}
    </svg>
  );
}
