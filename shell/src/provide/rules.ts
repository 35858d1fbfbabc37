/*
 * The modules in this folder are what the shell provides to remotes: the build can only provide sub-paths
 * that it has seen. Eager shares are imported statically, because with `import()` each would be a file
 * without a preload hint. There are three files, because each is evaluated in a separate task (`main.tsx`). A
 * test compares them with EAGER_SHARES and LAZY_SHARES.
 */
import '@resort/shared/format';
import '@resort/shared/i18n';
import '@resort/shared/once';
import '@resort/shared/reminder';
import '@resort/shared/routes';
import '@resort/shared/session';
import '@resort/shared/skin';
