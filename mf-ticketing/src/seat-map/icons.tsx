import { icon } from '@resort/shared/ui';

/* From Lucide 1.75.0 (https://lucide.dev), as the kit's: shared/src/ui/icon/LICENSE. */
export const ChevronDown = /* @__PURE__ */ icon(
  <>
    <path d="m6 9 6 6 6-6" />
  </>,
);
export const Maximize = /* @__PURE__ */ icon(
  <>
    <path d="M8 3H5a2 2 0 0 0-2 2v3" />
    <path d="M21 8V5a2 2 0 0 0-2-2h-3" />
    <path d="M3 16v3a2 2 0 0 0 2 2h3" />
    <path d="M16 21h3a2 2 0 0 0 2-2v-3" />
  </>,
);
export const Minus = /* @__PURE__ */ icon(
  <>
    <path d="M5 12h14" />
  </>,
);
export const Plus = /* @__PURE__ */ icon(
  <>
    <path d="M5 12h14" />
    <path d="M12 5v14" />
  </>,
);
