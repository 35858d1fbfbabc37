/** The part of a pino or Fastify logger that the database needs. It never receives a connection string. */
export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
