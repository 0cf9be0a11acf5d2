import styles from './settings.css?url';

/** Fetched with what is shown to a person signed in: a visitor does not pay for it. */
export function Styles() {
  return <link rel="stylesheet" href={styles} precedence="default" />;
}
