interface Props {
  readonly text: string;
}

/** The shape of the calendar and of a day's times while they load. */
export function CalendarWait({ text }: Props) {
  return (
    <>
      <p className="text-ink-2" role="status">
        {text}
      </p>
      <div className="cal-wait">{blocks(42)}</div>
      <div className="cal-wait cal-wait-times">{blocks(12)}</div>
    </>
  );
}

function blocks(count: number) {
  return Array.from({ length: count }, (_, index) => <i key={index} className="skeleton" />);
}
