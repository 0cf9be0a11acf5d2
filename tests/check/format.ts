/** `npm run format`: formats every file. */
import { runTool } from '../command.ts';

const others = await runTool('oxfmt', [], { show: true });
const components = await runTool('prettier', ['--write', 'src/**/*.astro', '--log-level', 'warn'], {
  show: true,
});
process.exitCode = others.ok && components.ok ? 0 : 1;
