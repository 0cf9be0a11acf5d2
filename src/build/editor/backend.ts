/** The git provider that the editor reads and writes. */

interface Provider {
  readonly name: 'github' | 'gitlab';
  /** Origins that the editor calls at this provider. */
  readonly calls: readonly string[];
  /** Origins of the editors’ portraits. */
  readonly pictures: readonly string[];
}

const providers: Readonly<Record<string, Provider>> = {
  'github.com': {
    name: 'github',
    calls: ['https://api.github.com'],
    pictures: ['https://avatars.githubusercontent.com'],
  },
  'gitlab.com': {
    name: 'gitlab',
    calls: ['https://gitlab.com'],
    pictures: ['https://gitlab.com', 'https://secure.gravatar.com'],
  },
};

/** The provider and the path of a repository, such as `https://github.com/owner/name` or `git@…:owner/name.git`. */
function repositoryAt(address = ''): { provider: Provider; repo: string } | undefined {
  const [, host = '', repo = ''] =
    /^(?:https:\/\/|git@|ssh:\/\/git@)([^/:@]+)[/:]([\w./-]+?)(?:\.git)?\/?$/.exec(address) ?? [];
  const provider = providers[host];
  return provider && repo.includes('/') ? { provider, repo } : undefined;
}

/**
 * The editor's backend. Without a known repository it names none: signing in is then impossible, and on the
 * editor's own machine the local folder remains.
 */
export function gitBackend(address: string | undefined): { name: string; repo: string } {
  const found = repositoryAt(address);
  return { name: found?.provider.name ?? 'github', repo: found?.repo ?? 'local/folder' };
}

/** The editor's content security policy: its own files, inline styles, and the provider of the repository. */
export function editorPolicy(address: string | undefined): string {
  const provider = repositoryAt(address)?.provider;
  const list = (origins: readonly string[] = []): string => origins.map((it) => ` ${it}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${list(provider?.pictures)}`,
    "font-src 'self'",
    `connect-src 'self' blob: data:${list(provider?.calls)}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
