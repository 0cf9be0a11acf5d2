/** Saves bytes or a text as a file of the reader's device. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  // Older browsers ignore the click of a link that is not in the page.
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address only after the reader has agreed to the download.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
