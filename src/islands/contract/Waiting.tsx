/** Bars in the place of a form that is loading, under a text for screen readers and sight, if any. */
export function Waiting({ text }: { readonly text?: string }) {
  return (
    <div className="contract-wait">
      {text !== undefined && <p role="status">{text}</p>}
      <div className="skeleton" />
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  );
}
