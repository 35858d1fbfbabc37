/** The React of the shell, also in a remote that has another major version (build/second-scope.ts). */
export { createElement, useEffect, useRef } from 'react';
