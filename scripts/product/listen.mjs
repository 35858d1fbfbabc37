import { SERVER } from '@resort/shared/variables';

const REASONS = {
  EADDRINUSE: 'it is in use: stop the program that has it, or set PORT to another number',
  EACCES: 'this user may not open it: set PORT to a number above 1023',
};

/** PORT as a number; throws if it is no port. */
export function readPort({ PORT }) {
  const port = Number(PORT || SERVER.PORT.default);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT is "${PORT}"; it must be a number from 0 to 65535.`);
  return port;
}

/** Listens on every address of this machine; explains problems with the port. */
export async function listen(app, port) {
  try {
    return await app.listen({ port, host: '::' });
  } catch (error) {
    const reason = REASONS[error.code];
    if (reason === undefined) throw error;
    throw new Error(`Port ${port} cannot be opened; ${reason}.`, { cause: error });
  }
}
