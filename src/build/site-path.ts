import path from 'node:path';

/**
 * The path on the site of a file of the build, such as `/fr/articles.html`.
 * @param folder The build folder.
 * @param system Paths of another operating system, for tests.
 */
export function sitePath(folder: string, file: string, system: typeof path.posix = path): string {
  return `/${system.relative(folder, file).split(system.sep).join('/')}`;
}
