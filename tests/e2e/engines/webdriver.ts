/** A client of the W3C WebDriver protocol: the commands that a visitor's steps need. */

export interface WebDriver {
  readonly goto: (address: string) => Promise<void>;
  readonly evaluate: <Value>(expression: string) => Promise<Value>;
  readonly click: (selector: string) => Promise<void>;
  readonly hover: (selector: string) => Promise<void>;
  /** Focuses the element and sends these characters as keys. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly setSize: (width: number, height: number) => Promise<void>;
  readonly quit: () => Promise<void>;
}

/** Name of the property that holds an element's reference. */
const reference = 'element-6066-11e4-a52e-4f735466cecf';

type Reference = Readonly<Record<typeof reference, string>>;

/** Every command ends within this time, in milliseconds. */
const patience = 60_000;

/** Opens a session with these capabilities. Commands reject with the driver's message. */
export async function openSession(
  driver: string,
  capabilities: Readonly<Record<string, unknown>>,
): Promise<WebDriver> {
  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`${driver}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value as Value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}. ${message}`);
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', '', {
    capabilities: { alwaysMatch: capabilities },
  });
  const post = <Value>(path: string, body: object): Promise<Value> =>
    send<Value>('POST', `/${sessionId}${path}`, body);
  const find = (selector: string): Promise<Reference> =>
    post<Reference>('/element', { using: 'css selector', value: selector });
  await post('/timeouts', { script: patience / 2, pageLoad: patience / 2, implicit: 0 });

  return {
    goto: (url) => post('/url', { url }),
    evaluate: (expression) => post('/execute/sync', { script: `return (${expression})`, args: [] }),
    click: async (selector) => {
      await post(`/element/${(await find(selector))[reference]}/click`, {});
    },
    hover: async (selector) => {
      const move = { type: 'pointerMove', duration: 0, origin: await find(selector), x: 0, y: 0 };
      await post('/actions', {
        actions: [{ type: 'pointer', id: 'mouse', actions: [move] }],
      });
    },
    type: async (selector, text) => {
      await post(`/element/${(await find(selector))[reference]}/value`, { text });
    },
    setSize: async (width, height) => {
      await post('/window/rect', { width, height });
    },
    quit: () => send('DELETE', `/${sessionId}`),
  };
}
