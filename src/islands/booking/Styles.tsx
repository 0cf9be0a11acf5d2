import { StyleSheet } from '../ui/StyleSheet.tsx';
import styles from './booking.css?url';

/** Loaded with the calendar and the later steps: they do not block the first rendering. */
export function Styles() {
  return <StyleSheet href={styles} />;
}
