/** Tells a function something while the page goes away: the browser sends it after the page is gone. */
export function sendOnUnload(name: string, body: unknown): void {
  fetch(`/.netlify/functions/${name}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
