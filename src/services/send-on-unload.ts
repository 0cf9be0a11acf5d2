/** Fire-and-forget request that survives page unload (fetch keepalive). */
export function sendOnUnload(name: string, body: unknown): void {
  fetch(`/.netlify/functions/${name}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
