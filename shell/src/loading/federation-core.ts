import * as core from '@module-federation/runtime-core';

/* For remotes that were built with Module Federation's own runtime: it takes its core from the page, by this name. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
