import type { BrowserContext, Request } from 'playwright/test';

/** What went wrong in a browser without a test asking for it. */
export class ConsoleGuard {
  readonly #allowed: RegExp[] = [];
  readonly #heard: string[] = [];

  /** Expects messages that this test causes on purpose, for example a 401 the console reports. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Everything heard that was not allowed. */
  heard(): string[] {
    return this.#heard.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }

  /** Listens to every page of a context: console, errors, blocked content, failed and foreign requests. */
  async listen(context: BrowserContext, origin: string): Promise<void> {
    const hear = (line: string): void => {
      this.#heard.push(line);
    };
    await context.addInitScript(reportViolations);
    context.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warning') {
        hear(`console ${type}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => hear(`page error: ${String(error.error())}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown reason';
      // A page left behind, or a prefetch given up, is no failure.
      if (reason !== 'net::ERR_ABORTED') hear(`request failed: ${request.url()} (${reason})`);
    });
    context.on('request', (request) => {
      if (isForeign(request, origin)) hear(`foreign request: ${request.url()}`);
    });
  }
}

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`blocked by the policy: ${event.effectiveDirective} ${event.blockedURI}`);
  });
}

/** The stand-ins' own pages (payment, Google) live on other loopback ports; the site never uses them. */
function isForeign(request: Request, origin: string): boolean {
  const url = new URL(request.url());
  if (url.origin === origin || !/^(https?|wss?):$/.test(url.protocol)) return false;
  if (!/^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)) return true;
  return !request.isNavigationRequest() && pageOrigin(request) !== url.origin;
}

function pageOrigin(request: Request): string | undefined {
  try {
    return new URL(request.frame().url()).origin;
  } catch {
    // Requests of service workers and of pages just opening have no frame to ask.
    return undefined;
  }
}
