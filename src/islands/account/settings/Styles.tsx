import { StyleSheet } from '../../ui/StyleSheet.tsx';
import styles from './settings.css?url';

/** Loads the styles with the signed-in content only: a visitor does not download them. */
export function Styles() {
  return <StyleSheet href={styles} />;
}
