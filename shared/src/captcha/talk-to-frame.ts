import type { CaptchaFrameNews, CaptchaFrameOrder, Nonced } from '../calls/captcha-frame.ts';

/** A sandboxed document without `allow-same-origin` has this origin, whoever served it. */
const OPAQUE = 'null';

/** 128 bits in hex; `getRandomValues`, since `randomUUID` is for secure origins alone. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Talk {
  /** the frame's window, once there is one */
  frame: () => Window | null | undefined;
  nonce: string;
  /** asked for when the frame is ready for it */
  order: () => CaptchaFrameOrder;
  onNews: (news: CaptchaFrameNews) => void;
}

/**
 * Gives the frame its order and hears what becomes of it, until the returned function is called. Only that window is
 * heard, in its sandbox, with the nonce of this talk: a page that a vendor's script leads the frame to knows none.
 */
export function talkToFrame({ frame, nonce, order, onNews }: Talk): () => void {
  const hear = ({ source, origin, data }: MessageEvent<Nonced<CaptchaFrameNews> | null>) => {
    const target = frame();
    if (!target || source !== target || origin !== OPAQUE || data?.nonce !== nonce) return;
    // no origin to name: an opaque one matches '*' alone. The order holds nothing secret
    if (data.kind === 'ready')
      target.postMessage({ ...order(), nonce } satisfies Nonced<CaptchaFrameOrder>, '*');
    onNews(data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
