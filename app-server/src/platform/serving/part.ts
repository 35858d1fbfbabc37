import type { FastifyPluginAsync } from 'fastify';

/**
 * Gives a plug-in a name for Fastify's errors and `printPlugins`. For one without a name Fastify searches every
 * module that is loaded, which in Jest takes longer than all the rest of its start.
 */
export function part(name: string, plugin: FastifyPluginAsync): FastifyPluginAsync {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });
}
