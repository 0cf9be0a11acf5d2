import type { BrowserContext, Request } from 'playwright/test';

/** Collects unexpected browser errors. */
export class ConsoleGuard {
  readonly #allowed: RegExp[] = [];
  readonly #messages: string[] = [];

  /** Allows messages that this test causes on purpose, for example a 401 in the console. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** All messages that were not allowed. */
  unexpected(): string[] {
    return this.#messages.filter((line) => !this.#allowed.some((pattern) => pattern.test(line)));
  }

  /** Listens to every page of a context: console, errors, CSP violations, failed and foreign requests. */
  async listen(context: BrowserContext, origin: string): Promise<void> {
    const hear = (line: string): void => {
      this.#messages.push(line);
    };
    await context.addInitScript(reportViolations);
    context.on('console', (message) => {
      const type = message.type();
      if (type === 'error' || type === 'warning') {
        hear(`console ${type}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => {
      const { stack, message } = error.error();
      hear(`page error: ${stack ?? message} (${error.page()?.url() ?? 'no page'})`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown reason';
      // Requests cancelled by a navigation or an abandoned prefetch are not errors.
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

/** The local services' own pages (payment, Google) use other loopback ports; the site never does. */
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
    // Requests of service workers and of opening pages have no frame.
    return undefined;
  }
}
