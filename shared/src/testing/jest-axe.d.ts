/**
 * The part of jest-axe that our tests use. Its own types are for another major version and bring a second
 * axe-core.
 */
declare module 'jest-axe' {
  import type { AxeResults } from 'axe-core';

  export function axe(html: Element | string): Promise<AxeResults>;
}
