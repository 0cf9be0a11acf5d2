/**
 * Shows the progress of a long task in one line: updated in place on a terminal, repeated every ten
 * seconds elsewhere.
 * @param {string} task What is being done.
 * @param {() => string} [detail] Text to add, read at each update.
 * @returns {{ end(message: string): void }} `end` replaces the line with the message and the time taken.
 */
export function showProgress(task, detail = () => '') {
  const start = Date.now();
  const onTerminal = process.stdout.isTTY;
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  const line = () => `${task}… ${[detail(), seconds()].filter(Boolean).join(', ')}`;

  const show = () => {
    process.stdout.write(onTerminal ? `\r\u001b[K${line()}` : `${line()}\n`);
  };
  if (onTerminal) show();
  else process.stdout.write(`${task}…\n`);
  const timer = setInterval(show, onTerminal ? 500 : 10000);
  timer.unref();

  return {
    end(message) {
      clearInterval(timer);
      process.stdout.write(`${onTerminal ? '\r\u001b[K' : ''}${message} (${seconds()}).\n`);
    },
  };
}
