export default function Quiz() {
  return null;
}
