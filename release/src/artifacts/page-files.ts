import type { UnitPage } from '@resort/shared/remote';

/** Every file that a page names. */
export const filesOfPage = ({
  template,
  boot,
  inlineStyle,
  scripts,
  styles,
  fonts,
  worker,
}: UnitPage): string[] =>
  [template, boot, inlineStyle, ...scripts, ...styles, ...(fonts ?? []), worker].filter(
    (file) => file !== undefined,
  );
