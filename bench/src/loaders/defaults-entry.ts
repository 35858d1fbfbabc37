/* The asynchronous boundary behind which Module Federation's guide puts an application. */
void import('../../../shell/src/main.tsx');
