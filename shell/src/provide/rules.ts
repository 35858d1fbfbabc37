/*
 * What the shell gives to remotes stands in this folder: a sub-path that the shell's build never meets cannot be given.
 * Eager shares stand in the first bundle, so they are imported outright: behind `import()` each would be a file that no
 * page hints at. Three files, because each is evaluated in a task of its own (`main.tsx`). A test holds them together
 * with EAGER_SHARES and LAZY_SHARES.
 */
import '@resort/shared/format';
import '@resort/shared/i18n';
import '@resort/shared/once';
import '@resort/shared/reminder';
import '@resort/shared/routes';
import '@resort/shared/session';
import '@resort/shared/skin';
