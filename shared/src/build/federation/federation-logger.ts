/**
 * Replaces the federation runtime's logger, 0.6 kB of the first script: it looks for other places than the console,
 * and adds stacks in a mode that no page of ours has.
 */
function createLogger(prefix: string) {
  const on = (method: 'debug' | 'error' | 'info' | 'log' | 'warn') => console[method].bind(console, prefix);
  return {
    debug: on('debug'),
    error: on('error'),
    info: on('info'),
    log: on('log'),
    warn: on('warn'),
  };
}

const logger = createLogger('[ Module Federation ]');
/** For the bundler's plug-in, which keeps the original. */
const bindLoggerToCompiler = () => undefined;

export {
  bindLoggerToCompiler,
  createLogger,
  createLogger as createInfrastructureLogger,
  logger,
  logger as infrastructureLogger,
};
