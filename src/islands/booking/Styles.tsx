import styles from './booking.css?url';

/** Fetched with the calendar and what follows it: the page does not wait for them to be drawn. */
export function Styles() {
  return <link rel="stylesheet" href={styles} precedence="default" />;
}
