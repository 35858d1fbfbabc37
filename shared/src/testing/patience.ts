import { configure } from '@testing-library/dom';

/* For every test in jsdom: `findBy…` waits longer, because a busy machine may be slow. */
configure({ asyncUtilTimeout: 5_000 });
