import { configure } from '@testing-library/dom';

/* For every test in a browser's room: what is waited for may take longer on a machine that is busy with something else. */
configure({ asyncUtilTimeout: 5_000 });
