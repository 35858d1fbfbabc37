import { configure } from '@testing-library/dom';

/* For every test in jsdom: `findBy…` waits longer, because a busy machine may be slow. */
configure({ asyncUtilTimeout: 5_000 });

/* jsdom decodes no pictures, so nothing waits for them (remote/pictures-in-view.ts). */
HTMLImageElement.prototype.decode = () => Promise.resolve();

/**
 * SLOW_FRAMES: the time between two frames, in milliseconds. What a screen shows, and what a press does, must not depend
 * on it; `elsewhere` sets it with every core busy.
 */
const frameMs = Number(process.env['SLOW_FRAMES'] ?? 0);
if (frameMs > 0) {
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), frameMs);
  window.cancelAnimationFrame = (id) => window.clearTimeout(id);
}
